import type { KeySet } from './key-set.ts';

/** Keys that stand anywhere in the content: those that are settled, and others. */
export type MentionedKeys = Pick<ReadonlySet<string>, 'has'> & Iterable<string>;

/** The mentioned keys of a large site. Settled ones are listed only if something is wrong. */
export const mentionedBeside = (settled: KeySet, others: ReadonlySet<string>): MentionedKeys => ({
  has: (key) => settled.has(key) || others.has(key),
  *[Symbol.iterator]() {
    yield* settled;
    for (const key of others) if (!settled.has(key)) yield key;
  },
});
