import path from 'node:path';
import { counted } from '../../../src/engine/core/counted.ts';
import { escapePattern } from '../../../src/engine/core/escape-pattern.ts';
import { isLocaleFile } from '../../../src/engine/core/file-names.ts';
import { positionOf } from '../../site/locate-problem.ts';
import type { Draft } from '../draft/draft.ts';

/** The files of code that may name what is renamed: its own and its tests. A site elsewhere is not what they name. */
export const namingFiles = (draft: Draft): string[] => {
  const { root, code } = draft.folders;
  const folders = root === code ? ['src', 'tests'] : [];
  return folders.flatMap((folder) => draft.list(folder)).filter((file) => /\.tsx?$/.test(file));
};

/** The code of this site. The engine knows no name of a site: those in its examples and tests are others. */
const siteCode = (draft: Draft): string[] =>
  namingFiles(draft).filter((file) => !/^src\/(engine|generated)\//.test(file));

const placesIn = (draft: Draft, files: string[], pattern: RegExp): string[] =>
  files.flatMap((file) => {
    const text = draft.read(file);
    return [...text.matchAll(pattern)].map(({ index, 0: found }) => {
      const { line, column } = positionOf(text, { offset: index, length: found.length });
      return `  ${file}:${line}:${column}  ${found}`;
    });
  });

/** Files that import one for which that is asked. */
const importersOf = (draft: Draft, isImported: (file: string) => boolean): string[] =>
  siteCode(draft).filter((file) =>
    [...draft.read(file).matchAll(/\bfrom '(\.[^']+)'/g)].some(([, name = '']) =>
      isImported(path.posix.join(path.posix.dirname(file), name)),
    ),
  );

/** Files that read the words themselves, or from a file that does. */
const readersOfWords = (draft: Draft): string[] => {
  const direct = importersOf(draft, (file) => isLocaleFile(file));
  return [...new Set([...direct, ...importersOf(draft, (file) => direct.includes(file))])];
};

/** Names in code that lead to the words of a key: `words.contact.form`, or `{ contact }` for a group of its own. */
const propertyPattern = (key: string): RegExp => {
  const chain = key.split('.').map(escapePattern).join('\\??\\.');
  return new RegExp(`(?<=\\.|\\{ |, )${chain}\\b(?!['":(])`, 'g');
};

/** The places of code that name a key or a group of keys: as words that it reads, or in a text. */
export const mentionsOfKey = (draft: Draft, key: string): string[] => [
  ...placesIn(draft, readersOfWords(draft), propertyPattern(key)),
  ...placesIn(draft, siteCode(draft), new RegExp(`\\bt:${escapePattern(key)}(?![\\w-])[\\w.-]*`, 'g')),
];

/** The places of code that have a name as a text of its own, which may mean anything. */
export const mentionsOfName = (draft: Draft, name: string): string[] =>
  placesIn(draft, siteCode(draft), new RegExp(`['"]${escapePattern(name)}['"]`, 'g'));

/** The places of code that lead to a page by its name. */
export const mentionsOfPage = (draft: Draft, id: string): string[] =>
  placesIn(draft, siteCode(draft), new RegExp(`\\bpage:${escapePattern(id)}(?![\\w-])`, 'g'));

/** With more places than this, only the first files are named: a long list hides what else was done. */
const mostPlaces = 10;
const firstFiles = 3;

const byFile = (places: string[]): string[] => {
  const files = [...Map.groupBy(places, (place) => place.slice(0, place.indexOf(':')))];
  const told = files.slice(0, firstFiles).map(([file, { length }]) => `${file}  ${counted(length, 'place')}`);
  const left = files.slice(firstFiles).flatMap(([, own]) => own);
  const more = `  and ${counted(left.length, 'place')} in ${counted(files.length - firstFiles, 'more file')}`;
  return left.length === 0 ? told : [...told, more];
};

const told = (what: string, places: string[]): string[] =>
  places.length === 0 ? [] : [what, ...(places.length > mostPlaces ? byFile(places) : places)];

/** Whether a file is a test, or serves tests. */
export const isTest = (file: string): boolean => /^tests\/|\.test\.tsx?$/.test(file);

const isOfTest = (place: string): boolean => isTest(place.trimStart().replace(/:.*/, ''));

/** Visitors meet no test, and "npm test" names those that matter: one line is enough. */
const leftInTests = (places: string[]): string[] => {
  const [first] = places;
  if (first === undefined) return [];
  const [place] = first.trimStart().split(' ');
  const where = places.length === 1 ? `at ${place}` : `at ${places.length} places, ${place} first`;
  return [`For developers: tests say the old name ${where}. Write the new one where "npm test" fails.`];
};

/** The notes about code that says an old name: a person looks at each place, as nothing tells what it means there. */
export const leftInCode = (places: string[]): string[] => [
  ...told(
    'Code that says the old name was left as it is. Look at each place, as visitors may meet it:',
    places.filter((place) => !isOfTest(place)),
  ),
  ...leftInTests(places.filter(isOfTest)),
];
