import { pathName, quotedNames } from './fault.ts';

/** What a group is called in a sentence: the outermost one is the file, or the props of a section. */
export const inGroup = (pointer: string, section?: string): string => {
  if (pointer !== '') return `in "${pathName(pointer)}"`;
  return section === undefined ? 'at the top of the file' : 'in the props of this section';
};

/** How some names are spoken of. */
const wordsFor = (names: string[]) =>
  names.length === 1
    ? { belong: 'belongs', they: 'it', are: 'is', them: 'it' }
    : { belong: 'belong', they: 'they', are: 'are', them: 'them' };

/** The message for values that stand elsewhere than where they are missing. */
export const belonging = (names: string[], where: string): string => {
  const { belong, they, are, them } = wordsFor(names);
  return `${quotedNames(names)} ${belong} ${where}, where ${they} ${are} missing. Move ${them} there.`;
};

/** The message for values of a whole page in one of its sections: to move them there would change every other section. */
export const ofWholePage = (names: string[]): string => {
  const { are, them } = wordsFor(names);
  return `${quotedNames(names)} ${are} for a whole page, not for one of its sections. Remove ${them}, or move ${them} to the top of the file if the whole page is meant.`;
};
