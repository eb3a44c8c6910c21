import { isDeepStrictEqual } from 'node:util';
import { sectionPointer } from '../../../src/engine/core/checks/context/section-pointer.ts';
import { isItem } from '../../../src/engine/core/checks/problems/is-item.ts';
import { above, isAtOrBelow, steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { keyNamedBy } from '../../../src/engine/core/words/text-reference.ts';
import type { Past } from './look-back.ts';
import { type WordsOf, wordsSince } from './words-since.ts';

type Beside = [inside: string, value: unknown][];

/** Whether a group is one thing among others of its list: a card, a member, a button. */
const isEntry = (pointer: string): boolean => isItem(pointer) && sectionPointer(pointer) !== pointer;

const isPlain = (value: unknown): boolean => value !== undefined && typeof value !== 'object';

/** What stands in a group beside one of its values: of an entry all of it, elsewhere not what further groups say. */
const besideIn = (document: unknown, pointer: string): Beside => {
  const outer = above(pointer);
  const isNear = (inside: string) => isEntry(outer) || steps(inside).length === 1;
  return [...valuesIn(valueAt(document, outer))].filter(
    ([inside, value]) => isPlain(value) && !isAtOrBelow(outer + inside, pointer) && isNear(inside),
  );
};

const withWords = (beside: Beside, wordsOf: WordsOf): unknown[] =>
  beside.map(([inside, value]) => [inside, value, wordsOf(keyNamedBy(value) ?? '')]);

/** Whether all groups that a place is in say beside it what they said in a former version of the document. */
export const standsAsBefore = (
  past: Past,
  [before, now]: [unknown, unknown],
): ((pointer: string) => boolean) => {
  const words = wordsSince(past);
  const isAsBefore = (pointer: string): boolean => {
    if (pointer === '') return true;
    const former = withWords(besideIn(before, pointer), words.before);
    const beside = withWords(besideIn(now, pointer), words.now);
    return isDeepStrictEqual(former, beside) && isAsBefore(above(pointer));
  };
  return isAsBefore;
};
