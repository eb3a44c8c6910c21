import { isLocaleFile, lockFile } from '../../../src/engine/core/file-names.ts';
import type { Suspect } from './suspect.ts';

/** No line of JSON begins so: a line break in a text is written as \\n. */
const marker = /^(<{7}|\|{7}|={7}|>{7})/m;

const sides = /^<{7}.*\n([\s\S]*?)^(?:\|{7}[\s\S]*?^)?={7}.*\n([\s\S]*?)^>{7}/m;

const namesIn = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g)].map(([, name]) => name).join('\n');

/** Whether both people have changed the same lines, and added none. */
const haveSameNames = (text: string): boolean => {
  const [, own = '', theirs = ''] = sides.exec(text) ?? [];
  return namesIn(own) !== '' && namesIn(own) === namesIn(theirs);
};

/** What to keep so that nobody loses work: two people who add a text at the end of a group meet there. */
const whatToKeep = (file: string, text: string): string => {
  if (file === lockFile)
    return 'Keep the lines of both, with a comma between them. If a name stands twice, keep one of its lines: "npm run validate" then tells whether its translation is stale.';
  if (isLocaleFile(file) && haveSameNames(text)) return 'Of the two lines with one name, keep the right one.';
  return isLocaleFile(file)
    ? 'Keep the lines of both, with a comma between them. If a name stands twice, keep only the right line.'
    : 'Keep what each of them has changed, with a comma between values. If a name stands twice, keep only the right value.';
};

/** Two versions of a file that git could not put together, told at the first line that it left in between. */
export const describeConflict: Suspect = function* (text, { file }) {
  const found = marker.exec(text);
  if (!found) return;
  const message = `Two people have changed this place of the file. ${whatToKeep(file, text)} Then remove the lines that begin with <<<<<<<, ======= and >>>>>>>.`;
  yield { offset: found.index, length: found[0].length, message, tells: 'conflict' };
};
