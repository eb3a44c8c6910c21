import { keyNamedBy } from '../../../../words/text-reference.ts';

/** What ends the name of a text that stands before words: the sign between two cells of a table, or a space. */
const start = /^((?:t:)?[^\s;,:|]+\.[^\s;,:|]+)[\s;,:|]+/u;

/** The name of a text in front of a text's own words, and these words, as when two cells of a table become one. */
export const keyBefore = (
  text: string,
  keys: { has: (key: string) => boolean },
): { key: string; words: string } | undefined => {
  const [before, name] = start.exec(text) ?? [];
  if (before === undefined || name === undefined) return undefined;
  const key = keyNamedBy(name) ?? name;
  const words = text.slice(before.length).trim();
  return words !== '' && keys.has(key) ? { key, words } : undefined;
};
