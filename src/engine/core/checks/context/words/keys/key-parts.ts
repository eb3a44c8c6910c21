import { below } from '../../../problems/pointer-steps.ts';
import { isInside } from './is-within.ts';

/** A key and the groups around it: home.hero.title is home, home.hero and home.hero.title. */
export const stemsOf = (key: string): string[] => {
  const names = key.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
};

/** Where a key stands in every file of words. */
export const keyPointer = (key: string): string =>
  key.includes('~') || key.includes('/') ? below('', ...key.split('.')) : `/${key.replaceAll('.', '/')}`;

/** The group that a key stands in; empty for the whole file. */
export const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')));

/** The group of all words of a page, by the key of its title: "pay" of "pay.meta.title". */
export const groupOfPage = (titleKey = ''): string => parentOf(parentOf(titleKey));

/** The innermost group around some keys; empty for the whole file. */
export const sharedGroup = ([first = '', ...others]: string[]): string => {
  let group = first;
  do group = parentOf(group);
  while (group !== '' && !others.every((key) => isInside(key, group)));
  return group;
};

/** The name of a key within its group. */
export const lastNameOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Two keys without their common end: the groups, or texts, that differ in their own names. */
export const withoutCommonEnd = (one: string, other: string): [string, string] =>
  one.includes('.') && other.includes('.') && lastNameOf(one) === lastNameOf(other)
    ? withoutCommonEnd(parentOf(one), parentOf(other))
    : [one, other];

/** How many groups stand around both of two keys. */
export const countSharedGroups = (one: string, other: string): number => {
  let count = 0;
  for (let at = 0; at < one.length && one[at] === other[at]; at += 1) if (one[at] === '.') count += 1;
  return count;
};

/** A key within a group, which is empty for the whole file. */
export const keyBelow = (group: string, rest: string): string => (group === '' ? rest : `${group}.${rest}`);

/** A name of a page or a section type as it stands in keys: about-us is aboutUs. */
export const camelCase = (id: string): string =>
  // Called for very many names, of which nearly none has a hyphen.
  id.includes('-') ? id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) : id;

/** A name of several words as ids write it: businessDevelopment is business-development. */
export const hyphened = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
