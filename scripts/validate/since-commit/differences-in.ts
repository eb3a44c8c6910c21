import { isDeepStrictEqual } from 'node:util';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { ownValue } from '../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../src/engine/core/types.ts';

/** A place at which two versions of a document differ, and what each has there; undefined where it has nothing. */
export type Difference = { pointer: string; before: unknown; now: unknown };

/** The places at which something is other than it was, each group and list before what is other in it. */
export function* differencesIn(before: unknown, now: unknown, pointer = ''): Generator<Difference> {
  if (isDeepStrictEqual(before, now)) return;
  yield { pointer, before, now };
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return;
  const former: Json = { ...before };
  for (const [name, value] of Object.entries(now))
    yield* differencesIn(ownValue(former, name), value, below(pointer, name));
}
