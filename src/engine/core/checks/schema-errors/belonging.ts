import { pathName, quotedNames } from './fault.ts';

/** What a group is called in a sentence: the outermost one is the file, or the props of a section. */
export const inGroup = (pointer: string, section?: string): string => {
  if (pointer !== '') return `in "${pathName(pointer)}"`;
  return section === undefined ? 'at the top of the file' : 'in the props of this section';
};

/** The message for values that stand elsewhere than where they are missing. */
export const belonging = (names: string[], where: string): string => {
  const [belong, are, them] =
    names.length === 1 ? ['belongs', 'it is', 'it'] : ['belong', 'they are', 'them'];
  return `${quotedNames(names)} ${belong} ${where}, where ${are} missing. Move ${them} there.`;
};

/** The message for values of a whole page in one of its sections: to move them there would change every other section. */
export const ofWholePage = (names: string[]): string => {
  const [is, it] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${quotedNames(names)} ${is} for a whole page, not for one of its sections. Remove ${it}, or move ${it} to the top of the file if the whole page is meant.`;
};
