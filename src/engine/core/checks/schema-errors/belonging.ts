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
