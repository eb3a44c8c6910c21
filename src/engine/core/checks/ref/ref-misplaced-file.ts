import { localeFile } from '../../file-names.ts';
import { isObject, objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Finding } from '../problems/problem.ts';
import { overwritten, putBack, withRemedy } from '../problems/with-remedy.ts';

const namesIn = (document: object): string[] => Object.keys(document).filter((name) => name !== '$schema');

/** Whether a document has groups of words as the locale files have them, and nothing that a page has. */
const holdsWords = (document: unknown, groups: ReadonlySet<string>): boolean => {
  if (!isObject(document)) return false;
  const names = namesIn(document);
  const isOfPage = ['id', 'meta', 'sections', 'path'].some((name) => Object.hasOwn(document, name));
  const known = names.filter((name) => groups.has(name) && isObject(document[name]));
  return !isOfPage && known.length > names.length / 2;
};

/** The groups of words that other files have or pages name: the first part of each key. */
const knownGroups = ({ uses, given: { locales } }: CheckContext): Set<string> =>
  new Set([
    ...[...uses.keys()].map((key) => key.split('.')[0] ?? ''),
    ...Object.values(locales).flatMap((words) => Object.keys(objectOf(words))),
  ]);

const wordsAmongPages = (context: CheckContext): Finding[] => {
  const odd = context.given.pages.filter(
    ({ document, outline }) => !outline && isObject(document) && !Object.hasOwn(document, 'id'),
  );
  if (odd.length === 0) return [];
  const groups = knownGroups(context);
  return odd
    .filter(({ document }) => holdsWords(document, groups))
    .map(({ file }) => {
      const right = `locales/${file.slice(file.lastIndexOf('/') + 1)}`;
      const message = `This file holds words and is no page. Move it to ${right}, or remove it if it is a copy.`;
      return { file, pointer: '', message };
    });
};

const isPage = (document: unknown): boolean =>
  isObject(document) && typeof document.id === 'string' && Array.isArray(document.sections);

/** What to do with a page among the words: it lies there by mistake, or was saved over the words of a language. */
const toldOf = ({ locales }: CheckContext, name: string): Pick<Finding, 'message' | 'remedy' | 'tells'> => {
  const fault = 'This file is a page and holds no words of a language.';
  return locales.includes(name)
    ? { ...withRemedy(`${fault} ${overwritten}`, putBack), tells: 'overwritten' }
    : { message: `${fault} Move it to pages/${name}.json, or into the folder of its collection.` };
};

const pagesAmongWords = (context: CheckContext): Finding[] =>
  Object.entries(context.given.locales)
    .filter(([, document]) => isPage(document))
    .map(([name]) => ({ file: localeFile(name), pointer: '', ...toldOf(context, name) }));

/** Files of words among the pages, and pages among the words. */
export const refMisplacedFile: Check = {
  id: 'ref/misplaced-file',
  severity: 'error',
  description: 'Pages are in the folder pages, and the words of each language in the folder locales.',
  advice:
    'What a file is depends on the folder that it lies in: words in pages are no page, and a page in locales is no language, so that nobody sees either. Move the file back. Example: pages/es.json with Spanish words belongs in locales/es.json.',
  run: (context) => [...wordsAmongPages(context), ...pagesAmongWords(context)],
};
