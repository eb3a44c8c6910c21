import type { LocaleDocument } from '../../../../generated/types.ts';
import type { Json } from '../../types.ts';
import { below } from '../problem.ts';
import { isObject } from './json-value.ts';

/** A text with its place. `odd` marks a value that is no text: the schema reports it, and nothing else is said about it. */
type Text = { value: string; pointer: string; odd?: true };

/** A value of the wrong kind stands for a text: the schema reports it, and nobody need miss the key as well. */
const textOf = (value: unknown, pointer: string): Text =>
  typeof value === 'string' ? { value, pointer } : { value: String(value), pointer, odd: true };

const fileOf = (locale: string): string => `locales/${locale}.json`;

const groupsOf = ({ $schema: _, ...groups }: LocaleDocument): Json => groups;

/** The words of one language: each text by its full key, and the keys of the groups around them. */
export type Words = {
  file: string;
  texts: Map<string, Text>;
  groups: Map<string, string>;
};

/** Reads a locale document into full keys: { home: { title } } becomes home.title. */
export const wordsOf = (locale: string, document: LocaleDocument): Words => {
  const words: Words = { file: fileOf(locale), texts: new Map(), groups: new Map([['', '']]) };
  const visit = (group: object, prefix: string, pointer: string) => {
    for (const [name, value] of Object.entries(group)) {
      const key = prefix + name;
      const at = below(pointer, name);
      if (!isObject(value)) {
        words.texts.set(key, textOf(value, at));
        continue;
      }
      words.groups.set(key, at);
      visit(value, `${key}.`, at);
    }
  };
  visit(groupsOf(document), '', '');
  return words;
};

/** One of several shares of the words, about equal: the parts of a large site look at one each. */
export type Share = { index: number; count: number };

/** The texts that belong to a share: of every so many groups within the parts of the file. */
export const shareOfWords = (locale: string, document: LocaleDocument, { index, count }: Share): Words => {
  const texts: Words['texts'] = new Map();
  let units = 0;
  const visit = (value: unknown, prefix: string, pointer: string): void => {
    if (!isObject(value)) texts.set(prefix, textOf(value, pointer));
    else for (const name in value) visit(value[name], `${prefix}.${name}`, below(pointer, name));
  };
  const visitOwn = (value: unknown, prefix: string, pointer: string): void => {
    units += 1;
    if (units % count === index) visit(value, prefix, pointer);
  };
  const groups = groupsOf(document);
  for (const part in groups) {
    const group = groups[part];
    const pointer = below('', part);
    if (!isObject(group)) visitOwn(group, part, pointer);
    else for (const name in group) visitOwn(group[name], `${part}.${name}`, below(pointer, name));
  }
  return { file: fileOf(locale), texts, groups: new Map() };
};

/** Finds the text of a key in a group of words whose names may hold dots themselves. */
const dottedTextIn = (group: object, key: string, pointer: string): Text | undefined => {
  const value: unknown = Object.hasOwn(group, key) ? (group as Json)[key] : undefined;
  if (value !== undefined && !isObject(value)) return textOf(value, below(pointer, key));
  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const name = key.slice(0, dot);
    const inner: unknown = Object.hasOwn(group, name) ? (group as Json)[name] : undefined;
    const found = isObject(inner) ? dottedTextIn(inner, key.slice(dot + 1), below(pointer, name)) : undefined;
    if (found) return found;
  }
  return undefined;
};

/** Finds the text of a key: name by name, which nearly always leads there. */
const textIn = (groups: Json, key: string): Text | undefined => {
  const names = key.split('.');
  let value: unknown = groups;
  for (const name of names) value = isObject(value) ? value[name] : undefined;
  if (typeof value === 'string') return { value, pointer: below('', ...names) };
  return dottedTextIn(groups, key, '');
};

/** Texts that are found in their document when someone asks for them. */
class SoughtTexts extends Map<string, Text> {
  readonly #groups: Json;

  constructor(groups: Json) {
    super();
    this.#groups = groups;
  }

  override get(key: string): Text | undefined {
    return textIn(this.#groups, key);
  }
}

/** The words of a language for looking up keys only: of a hundred thousand a part of a site needs a few. */
export const soughtWords = (locale: string, document: LocaleDocument): Words => ({
  file: fileOf(locale),
  texts: new SoughtTexts(groupsOf(document)),
  groups: new Map(),
});

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
