import { below } from './pointer-steps.ts';

/**
 * A value and everything in it, each with its pointer: what is around before what is inside, in the order of the
 * document. For the few documents in which something is known to be: where all are searched, nothing should be made.
 */
export function* valuesIn(value: unknown, pointer = ''): Generator<[pointer: string, value: unknown]> {
  yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, below(pointer, name));
}
