import type { LocaleDocument } from '../../../../../../generated/types.ts';
import { localeFile } from '../../../../file-names.ts';
import { isObject } from '../../../../json/json-value.ts';
import { remembered } from '../../../../memory/remembered.ts';
import type { Json } from '../../../../types.ts';
import { below } from '../../../problems/pointer-steps.ts';
import { parentOf, stemsOf } from './key-parts.ts';

/** The longest text that a locale file may have. Some checks of texts take the square of its length. */
export const longestText = 5000;

/** Whether a value of a locale file is a text that is looked at. */
export const isText = (value: unknown): value is string =>
  // The schema counts a letter of two units, such as an emoji, once.
  typeof value === 'string' && (value.length <= longestText || [...value].length <= longestText);

/** What stands in the place of a text for a value that is none: enough to be found by. */
export const insteadOfText = (value: unknown): string => String(value).slice(0, longestText);

/** A text with its place. `odd` marks a value that is no text: the schema reports it, and nothing else is said about it. */
export type Text = { value: string; pointer: string; odd?: true };

/** A value of the wrong kind counts as a text: the schema reports it, and the key is not missing as well. */
const textOf = (value: unknown, pointer: string): Text =>
  isText(value) ? { value, pointer } : { value: insteadOfText(value), pointer, odd: true };

/** What a locale file says: all but the name of its schema. */
export const groupsOf = ({ $schema: _, ...groups }: LocaleDocument): Json => groups;

/** The words of one language: each text by its full key, and the keys of the groups around them. */
export type Words = {
  file: string;
  texts: Pick<ReadonlyMap<string, Text>, 'get' | 'has' | 'keys' | 'values'> & Iterable<[string, Text]>;
  /** The pointers of the groups. */
  groups: Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'keys'> & Iterable<[string, string]>;
};

/** Reads a locale document into full keys: { home: { title } } becomes home.title. */
export const wordsOf = (locale: string, document: LocaleDocument): Words => {
  const [texts, groups] = [new Map<string, Text>(), new Map([['', '']])];
  const visit = (group: object, prefix: string, pointer: string) => {
    for (const [name, value] of Object.entries(group)) {
      const key = prefix + name;
      const at = below(pointer, name);
      if (!isObject(value)) {
        texts.set(key, textOf(value, at));
        continue;
      }
      groups.set(key, at);
      visit(value, `${key}.`, at);
    }
  };
  visit(groupsOf(document), '', '');
  return { file: localeFile(locale), texts, groups };
};

/** The pointer of the innermost group that exists on the way to a key, and the first name missing in it. */
export const nearestGroup = (words: Words, key: string): { pointer: string; missing: string } => {
  const names = key.split('.');
  let depth = names.length - 1;
  while (depth > 0 && !words.groups.has(names.slice(0, depth).join('.'))) depth -= 1;
  return { pointer: words.groups.get(names.slice(0, depth).join('.')) ?? '', missing: names[depth] ?? key };
};

const groupsAround = (key: string): string[] => ['', ...stemsOf(parentOf(key))];

const filledGroups = remembered((words: Words) => new Set([...words.texts.keys()].flatMap(groupsAround)));

/** Whether a group of a language has no text at all. If whole groups are gone, this is called for each. */
export const isEmptyGroup = (words: Words, group: string): boolean => !filledGroups(words).has(group);
