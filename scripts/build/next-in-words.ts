import type { Transition } from '../../src/engine/core/publication.ts';

/** What changes next by the clock alone, in one line for people and for whoever plans the next build. */
export const nextInWords = ({ file, section, appears, at }: Transition): string => {
  const what = section === undefined ? file : `the section "${section}" of ${file}`;
  return `next change: ${at} ${what} is ${appears ? 'published' : 'unpublished'}; build again then`;
};
