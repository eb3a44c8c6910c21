import { configFile, localeFile } from '../../file-names.ts';
import type { SiteSource } from '../../types.ts';
import { contentFiles } from '../context/content-files.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Problem } from '../problems/problem.ts';
import { valueAt } from '../problems/value-at.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { filePattern } from './file-pattern.ts';
import { type Suppression, silencedAt } from './suppressions-of.ts';

/** What is told at one of the names in an entry that is not to be removed, but put right. */
type Misspelt = Pick<Finding, 'pointer' | 'message' | 'remedy' | 'suggestion'>;

const told = ({ place }: Suppression, name: 'file' | 'pointer', asked: Omit<Misspelt, 'pointer'>) => ({
  ...asked,
  pointer: below(place.pointer, name),
});

const partsOf = (file: string): string[] => file.replace(/\.json$/, '').split('/');

/** The file that was probably meant: no part of its name is quite another, as "home" is for "nope". */
const closestFile = (file: string, files: string[]): string | undefined => {
  const [parts, all] = [partsOf(file), files.map((name) => ({ name, parts: partsOf(name) }))];
  const isAlike = (others: string[]) =>
    others.length !== parts.length ||
    parts.every((part, index) => closest(part, [others[index] ?? '']) !== undefined);
  return closest(
    file,
    all.filter((one) => isAlike(one.parts)).map(({ name }) => name),
  );
};

/** An entry that names no file, with the file that was meant. */
export const misspeltFile = (entry: Suppression, source: SiteSource): Misspelt | undefined => {
  const { file = '' } = entry;
  const files = contentFiles(source);
  const suggestion = files.includes(file) ? undefined : closestFile(file, files);
  const message = `No file is called "${file}", so this silences nothing.`;
  return suggestion === undefined ? undefined : told(entry, 'file', withSuggestion(message, suggestion));
};

const documentOf = ({ config, pages, locales }: SiteSource, file: string): unknown =>
  file === configFile
    ? config
    : (pages.find((page) => page.file === file)?.document ??
      Object.entries(locales).find(([locale]) => localeFile(locale) === file)?.[1]);

/** An entry that names a place which its file does not have, with the place like it where the check finds something. */
export const misspeltPointer = (
  entry: Suppression,
  source: SiteSource,
  open: Problem[],
): Misspelt | undefined => {
  const { check, file = '', pointer = '' } = entry;
  if (pointer === '' || valueAt(documentOf(source, file), pointer) !== undefined) return undefined;
  const isMeant = filePattern(file);
  const places = open.filter((found) => found.check === check && isMeant(found.file)).map(silencedAt);
  const suggestion = closest(pointer, places);
  const message = `There is no "${pointer}" in ${file}, so this silences nothing.`;
  return suggestion === undefined ? undefined : told(entry, 'pointer', withSuggestion(message, suggestion));
};
