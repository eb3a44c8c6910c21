import { lastStep } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import { lastNameOf, parentOf, stemsOf } from '../words/keys/key-parts.ts';
import { isUnrecorded } from '../words/translations/translations.ts';

/** The groups of the texts that each file names, with those around them. */
const groupsByFile = perContext(
  ({ marks }: CheckContext): Map<string, Set<string>> =>
    new Map(
      [...Map.groupBy(marks, ({ place }) => place.file)].map(([file, own]) => [
        file,
        new Set(own.flatMap(({ text }) => (text === undefined ? [] : stemsOf(parentOf(text.key))))),
      ]),
    ),
);

/** The texts that something named once, as the lock file shows, and that nothing names any more. */
const leftOver = perContext((context: CheckContext): string[] =>
  context.keyTable.keys.filter((key) => !context.mentioned.has(key) && !isUnrecorded(context, key)),
);

/**
 * The text that words at a place were written over: the one left over from the groups of its file, or the one with its
 * name.
 */
export const lostBeside = (context: CheckContext, { file, pointer }: Place): string | undefined => {
  const groups = groupsByFile(context).get(file);
  const left = leftOver(context).filter((key) => groups?.has(parentOf(key)));
  const named = left.filter((key) => lastNameOf(key) === lastStep(pointer));
  const [only, another] = named.length > 0 ? named : left;
  return another === undefined ? only : undefined;
};
