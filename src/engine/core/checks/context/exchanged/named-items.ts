import { eachString } from '../../../json/each-string.ts';
import { isObject } from '../../../json/json-value.ts';
import { keyNamedBy, namesText } from '../../../words/text-reference.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';
import { findInFiles } from '../marks/find-in-files.ts';
import { camelCase } from '../words/keys/key-parts.ts';

/** An item of a list or an object that has a name as its "key", where it stands, and the parts of the names of its texts. */
export type NamedItem = { step: string; name: string; parts: Set<string> };

/** The parts of the names of all texts in a value. */
export const namePartsOf = (value: unknown): Set<string> => {
  const parts = new Set<string>();
  eachString(value, (text) => {
    for (const part of keyNamedBy(text)?.split('.') ?? []) parts.add(part);
  });
  return parts;
};

/** Whether a name is part of that of a text in a value. */
export const isPartOf = (name: string, value: unknown): boolean =>
  typeof value === 'string'
    ? namesText(value) && value.includes(name) && namePartsOf(value).has(name)
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((inner) => isPartOf(name, inner));

/** Whether the texts of an item are named after another item, or after itself. */
export const isCalledAs = ({ parts }: NamedItem, { name }: NamedItem): boolean => parts.has(camelCase(name));

/** The items of a list, or the properties of an object, with a name that their texts do not have. */
export const strangeItems = (items: object): NamedItem[] =>
  Object.entries(items)
    .flatMap(([step, item]: [string, unknown]) => {
      if (!isObject(item) || typeof item.key !== 'string') return [];
      return [{ step, name: item.key, parts: namePartsOf(item) }];
    })
    .filter((item) => !isCalledAs(item, item));

/** The faults in the names of items. */
export const findInItems = (
  context: CheckContext,
  find: (items: object, place: Place) => Finding[],
): Finding[] => findInFiles(context, ({ keyed }) => strangeItems(keyed).length > 0, find);

/** Where the name of an item stands. */
export const nameAt = ({ pointer }: Place, { step }: NamedItem): string => below(pointer, step, 'key');
