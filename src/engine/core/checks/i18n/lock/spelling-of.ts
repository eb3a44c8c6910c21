import type { CheckContext } from '../../context/check-context.ts';
import { perContext } from '../../context/per-context.ts';
import { columnOf } from '../../context/words/keys/key-table.ts';

/** How a language of a site is written: its letters, and how its words are spelt, by each in small letters. */
export type Spelling = { letters: readonly string[]; spellings: ReadonlyMap<string, Iterable<string>> };

const spellings = perContext(() => new Map<string, Spelling>());

const lettersIn = (texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text, ...text.toLowerCase(), ...text.toUpperCase()])),
];

/** The words of some texts as they are written, by each in small letters. */
const wordsIn = (texts: string[]): Map<string, Set<string>> => {
  const words = new Map<string, Set<string>>();
  for (const text of texts)
    for (const word of text.match(/\p{L}{2,}/gu) ?? []) {
      const small = word.toLowerCase();
      words.set(small, (words.get(small) ?? new Set()).add(word));
    }
  return words;
};

const readSpelling = ({ keyTable, source }: CheckContext, locale: string): Spelling => {
  const column = columnOf(keyTable, locale);
  const texts = column?.values.filter((text) => text !== undefined) ?? [];
  return { letters: lettersIn(texts), spellings: wordsIn([...texts, ...(source.config.names ?? [])]) };
};

/** How a language is written on this site, and the names that belong to every language; collected when first needed. */
export const spellingOf = (context: CheckContext, locale: string): Spelling => {
  const known = spellings(context);
  const spelling = known.get(locale) ?? readSpelling(context, locale);
  known.set(locale, spelling);
  return spelling;
};
