import { isDeepStrictEqual } from 'node:util';
import { steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { copyFromThere, takeFileBack } from '../../git/commit-in-words.ts';
import type { Past } from './look-back.ts';
import type { FormerValue } from './only-change.ts';
import { versionsOf } from './versions-of.ts';

/** How a part of a file gets into it again: with the file as it was, unless that has changed elsewhere, too. */
export const takePartBack = (past: Past, file: string, { pointer, was }: FormerValue): string => {
  const { before, now } = versionsOf(past, file) ?? {};
  const isAllThatChanged = isDeepStrictEqual(withValue(now, steps(pointer), was), before);
  return isAllThatChanged ? takeFileBack(past, file) : copyFromThere(past, file);
};
