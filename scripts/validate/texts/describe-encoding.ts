import { withRemedy } from '../../../src/engine/core/checks/problems/with-remedy.ts';
import type { DecodedText } from '../../site/decoded-text.ts';
import { isAlmostReadable } from './easy-slips.ts';
import type { Suspect } from './suspect.ts';

const notUtf8 =
  'The letters of this file are broken from here on, because it is not saved as UTF-8. Do not save what your editor shows now, which would lose them.';

/** What to do about a file in an encoding that is not known. */
const reopen =
  'Reopen it with the encoding that it was saved in, such as Windows 1252, and save it as UTF-8.';

/** Editors read such a file right, and nothing else does. */
const wide = 'This file is saved as UTF-16 (Notepad calls that "Unicode"), and not as UTF-8.';

const howToSave = ({ encoding, text }: DecodedText): string => {
  const byHand =
    encoding === 'UTF-16'
      ? 'save it as UTF-8'
      : `reopen it with the encoding ${encoding} and save it as UTF-8`;
  return isAlmostReadable(text)
    ? `Run "npm run validate -- --fix", or ${byHand}.`
    : `${byHand.slice(0, 1).toUpperCase()}${byHand.slice(1)}.`;
};

/** A file that is not UTF-8: its own letters are known where it is Windows-1252. */
export const describeEncoding: Suspect = function* (text, { offset, length, message, decoded }) {
  if (message !== 'NotUtf8') return;
  if (decoded === undefined) yield { offset, length, ...withRemedy(notUtf8, reopen), tells: 'encoding' };
  else
    yield {
      offset,
      length,
      message: `${decoded.encoding === 'UTF-16' ? wide : notUtf8} ${howToSave(decoded)}`,
      ...(isAlmostReadable(decoded.text)
        ? { fix: { offset: 0, length: text.length, content: decoded.text } }
        : {}),
    };
};
