import { isLocaleFile } from '../../file-names.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import { parentKeysOf, placeKey, placeKeysOf } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import { upwards } from './common-keys.ts';
import { echoesSameText } from './echoes-same-text.ts';
import { type Echo, follows } from './follows.ts';
import { isLeftoverKey, mild } from './kinds.ts';

/** The places and what holds them: names in each other's place, or in entries of each other. */
const nearby = (problem: Problem): string[] => [...placeKeysOf(problem), ...parentKeysOf(problem)];

const checkAndPlace = (problem: Problem): string[] => [`${problem.check}\n${placeKey(problem)}`];

/** What only follows from something else about the same text. */
export const echoesOfTexts = {
  /** Where rows are shifted, no text says what it should: whatever else is told of one of them follows from that. */
  echoesShift: follows(
    { cause: 'i18n/shifted-rows', by: ['texts', 'text'] },
    { cause: 'i18n/shifted-rows', by: ['texts', 'namedTexts'] },
    { cause: 'i18n/shifted-rows', by: ['texts', ({ named }) => (named?.shown ?? []).map(keyPointer)] },
  ),
  /** That a letter was lost to a question mark, or its accent, is known for certain: no question is asked. */
  echoesLostLetter: follows({ cause: { tells: 'lost-letter' }, effect: { severity: mild }, by: 'place' }),
  /** A name that is nearly one of the site's is told with that: an odd sign in it, which stands for a letter, is the slip. */
  echoesNearName: follows({
    cause: { check: 'i18n/inline-literal', has: 'suggestion' },
    effect: { check: ['i18n/edge-space', 'i18n/wrong-script-or-language'], lacks: 'fix' },
    by: 'place',
  }),
  /** A text that has lost its first capital goes on with no sentence. */
  echoesLostCapital: follows({
    cause: 'i18n/case-mismatch',
    effect: 'i18n/concatenation',
    by: ['text', 'namedTexts'],
  }),
  /** A text that was cut off has lost its number with its end, and left the space before that. */
  echoesCutEnd: follows({ cause: 'i18n/number-mismatch', effect: 'i18n/edge-space', by: 'place' }),
  /** How a text could be better does not matter while nothing shows it, in whichever language. */
  echoesLeftoverText: follows({
    cause: { and: isLeftoverKey, severity: mild },
    effect: { not: isLeftoverKey, severity: mild, file: isLocaleFile },
    by: ['texts', ({ pointer }) => upwards(pointer)],
  }),
  /** What a check doubts at a place where it has found an error. */
  echoesMilder: follows({ cause: { severity: 'error' }, effect: { severity: mild }, by: checkAndPlace }),
  echoesSameText,
  /** Names in each other's place: that each has the words of the other follows from that. */
  // Last, since the ends of exchanged words follow from what this leaves out.
  echoesExchangedNames: follows({
    cause: ['ref/exchanged', 'i18n/misplaced-key', 'i18n/unlike-others'],
    effect: { check: 'i18n/stale', has: 'also' },
    by: nearby,
  }),
} satisfies Record<string, Echo>;
