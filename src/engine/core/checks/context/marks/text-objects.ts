import { isItem } from '../../problems/is-item.ts';
import { namesWords } from './exchanged-strays.ts';
import type { Marked } from './marked.ts';

/** The texts that an object of a page names. */
export type TextObject = {
  marks: Marked[];
  /** Texts with other names than the properties that name them. */
  strange: Marked[];
  /** Whether they are of several groups. */
  isMixed: boolean;
};

/** The name of a property. */
export const propertyOf = ({ name }: Marked): string => name ?? '';

/** The key that a property names. */
export const keyOf = ({ text }: Marked): string => text?.key ?? '';

const none: Marked[] = [];

// Called for every text of a large site: a loop makes no objects.
const seen = (marks: Marked[]): TextObject => {
  const group = marks[0]?.text?.group;
  let strange = none;
  let isMixed = false;
  for (const mark of marks) {
    const { text } = mark;
    if (text?.group !== group) isMixed = true;
    if (text?.name === mark.name || isItem(propertyOf(mark))) continue;
    if (strange === none) strange = [mark];
    else strange.push(mark);
  }
  return { marks, strange, isMixed };
};

/** The objects that name more than one of some texts, in the order of their second. */
export const textObjects = (texts: Marked[]): TextObject[] => {
  const found: Marked[][] = [];
  let [file, objects] = ['', new Map<string, Marked[]>()];
  for (const mark of texts) {
    if (!namesWords(mark)) continue;
    const { place, within = '' } = mark;
    if (place.file !== file) [file, objects] = [place.file, new Map()];
    const marks = objects.get(within) ?? [];
    if (marks.length === 0) objects.set(within, marks);
    if (marks.push(mark) === 2) found.push(marks);
  }
  return found.map(seen);
};
