import type { CheckContext } from '../context/check-context.ts';
import { perContext } from '../context/per-context.ts';
import { wordsIn } from '../context/words/writing/words-in.ts';

/**
 * The words of the site: those of its default language, and those that its keys and the types of its sections are named
 * by.
 */
const vocabulary = perContext(({ keyTable, sections }: CheckContext): Set<string> => {
  const names = [...keyTable.keys, ...sections.map(({ section }) => section.type)];
  const parts = names.map((name) => name.replace(/(?=[A-Z])/g, ' '));
  const texts = keyTable.columns[0]?.values.filter((text) => text !== undefined) ?? [];
  return new Set([...parts, ...texts].flatMap((text) => wordsIn(text.toLowerCase())));
});

/** How many words of an id the site has nowhere else: of two alike ids the one with more is misspelt. */
export const unknownWords = (context: CheckContext, id: string): number =>
  wordsIn(id.toLowerCase()).filter((word) => !vocabulary(context).has(word)).length;
