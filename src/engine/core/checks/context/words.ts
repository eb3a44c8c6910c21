import type { LocaleDocument } from '../../../../generated/types.ts';
import { below } from '../problem.ts';
import { isObject } from './json-value.ts';

/** The words of one language: each text by its full key, and the keys of the groups around them. */
export type Words = {
  file: string;
  /** `odd` marks a value that is no text: the schema reports it, and nothing else is said about it. */
  texts: Map<string, { value: string; pointer: string; odd?: true }>;
  groups: Map<string, string>;
};

/** Reads a locale document into full keys: { home: { title } } becomes home.title. */
export const wordsOf = (locale: string, document: LocaleDocument): Words => {
  const words: Words = { file: `locales/${locale}.json`, texts: new Map(), groups: new Map([['', '']]) };
  const visit = (group: object, prefix: string, pointer: string) => {
    for (const [name, value] of Object.entries(group)) {
      const key = prefix + name;
      const at = below(pointer, name);
      // A value of the wrong kind stands for a text: the schema reports it, and nobody need miss the key as well.
      if (!isObject(value)) {
        const odd = typeof value === 'string' ? {} : { odd: true as const };
        words.texts.set(key, { value: String(value), pointer: at, ...odd });
        continue;
      }
      words.groups.set(key, at);
      visit(value, `${key}.`, at);
    }
  };
  const { $schema: _, ...groups } = document;
  visit(groups, '', '');
  return words;
};

/** The pointer of the innermost group that exists on the way to a key, and the first name missing in it. */
export const gapOf = (words: Words, key: string): { pointer: string; missing: string } => {
  const names = key.split('.');
  let depth = names.length - 1;
  while (depth > 0 && !words.groups.has(names.slice(0, depth).join('.'))) depth -= 1;
  return { pointer: words.groups.get(names.slice(0, depth).join('.')) ?? '', missing: names[depth] ?? key };
};

/** The names that stand as %{name} in a text, each once. */
export const placeholdersOf = (text: string): string[] => {
  // Most texts have none, and every text is asked several times.
  if (!text.includes('%{')) return [];
  return [...new Set([...text.matchAll(/%\{(.*?)\}/g)].map(([, name = '']) => name))];
};
