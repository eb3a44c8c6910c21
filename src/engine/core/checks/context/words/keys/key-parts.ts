import { below } from '../../../problems/pointer-steps.ts';

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

/** The group around that of a key, as that of a page is around its "meta": "pay" of "pay.meta.title". */
export const groupAround = (key: string): string => parentOf(parentOf(key));

/** The name of a key within its group. */
export const lastNameOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** A key within a group, which is empty for the whole file. */
export const keyBelow = (group: string, rest: string): string => (group === '' ? rest : `${group}.${rest}`);

/** A name of a page or a section type as it stands in keys: about-us is aboutUs. */
export const camelCase = (id: string): string =>
  // Called for very many names, of which nearly none has a hyphen.
  id.includes('-') ? id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) : id;

/** A name of several words as ids write it: businessDevelopment is business-development. */
export const hyphened = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
