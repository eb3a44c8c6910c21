import { isObject, objectOf } from '../../../json/json-value.ts';
import { remembered } from '../../../memory/remembered.ts';
import type { Json } from '../../../types.ts';
import { below } from '../../problems/pointer-steps.ts';

/** All that a section may have; a group of words that is called "props" has others. */
const ofSection = /^(?:type|id|version|props|draft|publishAt|unpublishAt|\$lint)$/;

const isWholeSection = (group: Json): boolean =>
  typeof group.type === 'string' &&
  isObject(group.props) &&
  Object.keys(group).every((own) => ofSection.test(own));

/** The name of a text, as pages write it. */
const textName = /^t:[\w-]+(?:\.[\w-]+)+/;

/** Whether texts of a group are only named, as pages name them, and none of it is written for readers. */
const namesItsTexts = (group: Json): boolean => {
  const texts = Object.values(group).filter((value) => typeof value === 'string');
  const isName = (text: string) => textName.test(text);
  return texts.filter(isName).length > 1 && texts.every((text) => isName(text) || !/\s/.test(text));
};

/** A part of a page among words, by its place. */
export type PagePart = { pointer: string; isSection: boolean };

const partsIn = (group: Json, pointer: string): PagePart[] => {
  const isSection = isWholeSection(group);
  if (isSection || namesItsTexts(group)) return [{ pointer, isSection }];
  const parts: PagePart[] = [];
  // Most values are texts, and no pointer is made for them.
  for (const own in group) {
    const value = group[own];
    if (isObject(value)) parts.push(...partsIn(value, below(pointer, own)));
  }
  return parts;
};

/** The parts of pages that were pasted among the words of a language: sections, and groups that name their texts. */
export const pageParts = remembered((words: object): PagePart[] => partsIn(objectOf(words), ''));

const without = (group: Json, pointer: string, parts: ReadonlySet<string>): Json => {
  const left: Json = {};
  for (const [own, value] of Object.entries(group)) {
    const at = below(pointer, own);
    if (!parts.has(at)) left[own] = isObject(value) ? without(value, at, parts) : value;
  }
  return left;
};

/** The words of a language without parts of pages, which are told as these alone. */
export const withoutPageParts = remembered((words: object): Json => {
  const parts = new Set(pageParts(words).map(({ pointer }) => pointer));
  return parts.size === 0 ? objectOf(words) : without(objectOf(words), '', parts);
});
