import { above } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { listOf } from '../../../src/engine/core/json/json-value.ts';

/** Whether a pointer leads through a list of another length than before, so that other entries may stand at its numbers. */
export const isShifted = (before: unknown, now: unknown, pointer: string): boolean =>
  pointer !== '' &&
  (listOf(valueAt(before, above(pointer))).length !== listOf(valueAt(now, above(pointer))).length ||
    isShifted(before, now, above(pointer)));
