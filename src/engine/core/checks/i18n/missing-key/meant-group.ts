import type { CheckContext } from '../../context/check-context.ts';
import { lastNameOf, parentOf } from '../../context/words/keys/key-parts.ts';
import { isOneSlip } from '../../suggestions/one-slip.ts';

/**
 * The group beside a missing one whose name is a single slip away, and which has all texts that are looked for in that.
 * What is shown by its own name is another group: a new one may be called nearly alike.
 */
export const meantGroup = (
  { mentioned, sourceWords }: Pick<CheckContext, 'mentioned' | 'sourceWords'>,
  group: string,
  keys: string[],
): string | undefined => {
  const isLeft = (key: string) => sourceWords?.texts.has(key) && !mentioned.has(key);
  return [...(sourceWords?.groups.keys() ?? [])].find(
    (name) =>
      parentOf(name) === parentOf(group) &&
      isOneSlip(lastNameOf(group), lastNameOf(name)) &&
      keys.every((key) => isLeft(name + key.slice(group.length))),
  );
};
