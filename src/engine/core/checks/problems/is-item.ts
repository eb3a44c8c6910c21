import { isDigit } from './is-digit.ts';

/**
 * Whether a pointer or name is that of an item of a list: most objects are, and have no names of their own. A name that
 * only ends with a digit, such as "title2", is that of a property.
 */
export const isItem = (name: string): boolean => {
  // Called for the texts of a large site: nothing is cut off to look at it.
  let start = name.length;
  while (isDigit(name.charCodeAt(start - 1))) start -= 1;
  return start < name.length && (start === 0 || name[start - 1] === '/');
};
