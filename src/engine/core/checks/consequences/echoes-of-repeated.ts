import { isLocaleFile } from '../../file-names.ts';
import { pointersOf } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import { aroundKeys } from './common-keys.ts';
import { type Echo, follows } from './follows.ts';

/** The place of a problem, its further places in the file, and every group that one is in. */
const aroundEach = (problem: Problem): string[] =>
  pointersOf(problem).flatMap((pointer) => aroundKeys({ ...problem, pointer }));

/** What is alike, or stands twice. */
export const echoesOfRepeated = {
  /**
   * Two options are alike because something is wrong with the words of one of them, which is told there. That may follow
   * from something else itself: it is looked at before it goes.
   */
  echoesLikeOption: follows(
    { cause: { not: 'form/duplicate-option' }, effect: 'form/duplicate-option', by: ['places', 'place'] },
    {
      cause: { not: 'form/duplicate-option', file: isLocaleFile },
      effect: 'form/duplicate-option',
      by: ['texts', 'namedTexts'],
    },
  ),
  /** What is wrong with the second of two properties of one name is asked when it is the only one. */
  echoesDuplicateKey: follows(
    { cause: 'json/duplicate-key', by: ['places', 'around'] },
    { cause: 'json/duplicate-key', by: ['places', 'aroundOrigin'] },
    // A property that nothing knows came into a group together with those that it has already.
    { cause: 'json/duplicate-key', effect: { check: 'schema/*', has: 'at' }, by: ['parents', 'parent'] },
    // A group whose beginning is lost is missing, and its names stand twice in the one before it.
    { cause: 'json/duplicate-key', effect: { has: 'missing' }, by: [aroundEach, 'place'] },
  ),
} satisfies Record<string, Echo>;
