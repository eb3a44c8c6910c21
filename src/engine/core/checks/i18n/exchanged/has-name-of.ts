import type { Marked } from '../../context/marks/marked.ts';
import { propertyOf } from '../../context/marks/text-objects.ts';

/** How texts are called that say which rule an answer has broken. */
const namesOfRules: ReadonlyMap<string, RegExp> = new Map([
  ['required', /_required$/],
  ['pattern', /_(invalid|pattern)$/],
  ['minLength', /_min$/],
  ['maxLength', /_max$/],
  ['minimum', /_min$/],
  ['maximum', /_max$/],
]);

/** Whether a property names a text that has the name of another property. */
export const hasNameOf = (one: Marked, other: Marked): boolean => {
  const [name, property] = [one.text?.name ?? '', propertyOf(other)];
  return name === property || namesOfRules.get(property)?.test(name) === true;
};
