import type { Marked } from '../../context/marks/marked.ts';
import { propertyOf, type TextObject } from '../../context/marks/text-objects.ts';
import { haveWordsOfEachOther } from '../../problems/exchange-phrases.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';
import { hasNameOf } from './has-name-of.ts';

/** Whether a text has the name of a property, or what this begins with: "feature" of "featureHead". */
const isBegunAs = (one: Marked, other: Marked): boolean => {
  const [name, property] = [one.text?.name ?? '', propertyOf(other)];
  return hasNameOf(one, other) || (property.startsWith(name) && /^[A-Z]/.test(property.slice(name.length)));
};

/**
 * Whether a text has the name of a property that has another one, and belongs to it, or to others of the object, by its
 * group.
 */
const isHalf = (one: Marked, other: Marked, marks: Marked[]): boolean =>
  one !== other &&
  hasNameOf(one, other) &&
  (one.text?.group === other.text?.group ||
    marks.some((mark) => mark.text?.group === one.text?.group && mark !== one && hasNameOf(mark, mark)));

/** Two properties of an object, each with the text that has the name of the other. */
export const exchangedAmong = ({ marks, ...object }: TextObject): Finding[] => {
  if (object.strange.length < 2) return [];
  const strange = object.strange.filter((mark) => !isBegunAs(mark, mark));
  for (const one of strange) {
    const other =
      strange.find((candidate) => isBegunAs(one, candidate) && isBegunAs(candidate, one)) ??
      // A text may have the name of no property: then the neighbor with the right name decides.
      strange.find((candidate) => isHalf(one, candidate, marks) || isHalf(candidate, one, marks));
    if (!other) continue;
    const fault = haveWordsOfEachOther(propertyOf(one), propertyOf(other));
    return [toldExchange(one.place, other.place, fault)];
  }
  return [];
};
