import { isObject } from '../../json/json-value.ts';
import type { CheckContext } from '../context/check-context.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { above, lastStep } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { valueAt } from '../problems/value-at.ts';

const yes = /^(?:yes|sí|si|✓|✔|✅|x|y|true|verdadero|wahr|oui|ja)$/i;
const no = /^(?:no|✗|✘|❌|×|n|[-–—]|false|falso|falsch|non|nein)$/i;

const truthOf = (text: string): boolean | undefined => {
  if (yes.test(text)) return true;
  return no.test(text) ? false : undefined;
};

/** Whether all other items of the list around a property have true or false by its name. */
const isAmongTruths = (document: unknown, pointer: string): boolean => {
  const item = above(pointer);
  const list = valueAt(document, above(item));
  if (!Array.isArray(list)) return false;
  const values = list.flatMap((other, index) =>
    isObject(other) && String(index) !== lastStep(item) ? [other[lastStep(pointer)]] : [],
  );
  const truths = values.filter((value) => typeof value === 'boolean');
  return truths.length > 1 && truths.length >= values.length / 2;
};

/** Words and signs for yes and no, where the other items of a list have true and false. */
export const truthWords = (context: CheckContext): Finding[] =>
  marksOfKind(context, 'text').flatMap(({ value, text, place }): Finding[] => {
    const truth = text === undefined ? truthOf(value.trim()) : undefined;
    if (truth === undefined) return [];
    const page = context.given.pages.find(({ file }) => file === place.file);
    if (!isAmongTruths(page?.document, place.pointer)) return [];
    const message = `"${value}" stands where the other items of this list have true or false. Write ${truth}, without quotation marks.`;
    return [{ ...place, message, asked: truth }];
  });
