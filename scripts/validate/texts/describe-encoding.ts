import { withRemedy } from '../../../src/engine/core/checks/problems/with-remedy.ts';
import { isAlmostReadable } from './easy-slips.ts';
import type { Suspect } from './suspect.ts';

const notUtf8 =
  'The letters of this file are broken from here on, because it is not saved as UTF-8. Do not save what your editor shows now, which would lose them.';

/** What to do about a file in an encoding that is not known. */
export const reopen =
  'Reopen it with the encoding that it was saved in, such as Windows 1252, and save it as UTF-8.';

/** A file that is not UTF-8: its own letters are known where it is Windows-1252. */
export const describeEncoding: Suspect = function* (text, { offset, length, message, decoded }) {
  if (message !== 'NotUtf8') return;
  if (decoded === undefined) yield { offset, length, ...withRemedy(notUtf8, reopen) };
  else
    yield {
      offset,
      length,
      message: `${notUtf8} Run "npm run validate -- --fix", or reopen it with the encoding Windows 1252 and save it as UTF-8.`,
      ...(isAlmostReadable(decoded) ? { fix: { offset: 0, length: text.length, content: decoded } } : {}),
    };
};
