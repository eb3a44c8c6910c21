import { namesText } from '../../../words/text-reference.ts';
import { mostItems } from '../../context/marks/same-before.ts';
import { onlyOne } from '../../context/only-one.ts';

/** The lists that name texts, and nothing else. */
const isOfTexts = (list: unknown[]): list is string[] =>
  list.length > 2 && list.length <= mostItems && list.every(namesText);

const hasTwice = (list: unknown[]): boolean => new Set(list).size < list.length;

/**
 * The texts that one list of a file names twice. Lists that all take their texts from a few, as the rows of a table do,
 * name them again and again: then it is no mistake.
 */
export const textsNamedTwice = (lists: unknown[][]): ReadonlySet<string> => {
  const list = onlyOne(lists.filter((own) => isOfTexts(own) && hasTwice(own)));
  if (!list) return new Set();
  const elsewhere = new Set(lists.filter((other) => other !== list).flat());
  const names = list.filter(namesText);
  return new Set(names.filter((name, index) => names.indexOf(name) < index && !elsewhere.has(name)));
};

/** Where a list names a text before that it should name once. */
export const textBefore = (
  items: unknown[],
  index: number,
  texts: ReadonlySet<string>,
): number | undefined => {
  const item = items[index];
  if (!namesText(item) || !texts.has(item)) return undefined;
  const before = items.indexOf(item);
  return before < index ? before : undefined;
};
