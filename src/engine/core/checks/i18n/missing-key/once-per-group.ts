import type { CheckContext } from '../../context/check-context.ts';
import { isWithin } from '../../context/words/keys/is-within.ts';
import { isEmptyGroup, nearestGroup } from '../../context/words/keys/words.ts';
import { steps } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { meantGroup } from './meant-group.ts';
import { type RenamedKey, renamedEverywhere, renamedMessage } from './renamed-everywhere.ts';

/** The other name of a group, if all its texts stand there, and one of them with the words that were translated. */
const renamedTogether = (context: CheckContext, keys: string[]): RenamedKey | undefined => {
  const isAlso = (key: string, { from, to }: RenamedKey) =>
    isWithin(key, from) && context.sourceWords?.texts.has(to + key.slice(from.length));
  for (const key of keys) {
    const renamed = renamedEverywhere(context, key);
    if (renamed && keys.every((other) => isAlso(other, renamed))) return renamed;
  }
  return undefined;
};

/** What is said of a group that pages show and no language has. */
const messageOfGroup = (context: CheckContext, name: string, keys: string[]): string => {
  const meant = meantGroup(context, name, keys);
  const fault = `${keys.length} texts of the group "${name}" are shown, the first here, and ${context.sourceWords?.file} has none of them`;
  return meant === undefined
    ? `${fault}. Write them there, or run: npm run i18n -- extract`
    : `${fault}; it has them all in "${meant}". Write "${meant}" in each place.`;
};

/**
 * A group that is missing as a whole is one fault, reported at the first of its texts in use, or where its words were.
 */
export const oncePerGroup = (context: CheckContext, found: [key: string, finding: Finding][]): Finding[] => {
  const words = context.sourceWords;
  const groups = Map.groupBy(found, ([key]) => {
    const { pointer, missing } = words ? nearestGroup(words, key) : { pointer: key, missing: '' };
    const isEmpty = words !== undefined && isEmptyGroup(words, steps(pointer).join('.'));
    return isEmpty ? pointer : `${pointer}/${missing}`;
  });
  return [...groups].flatMap(([group, items]) => {
    const [first] = items;
    if (!first || items.length === 1) return first ? [first[1]] : [];
    const { suggestion: _, fix: __, ...finding } = first[1];
    const name = steps(group).join('.');
    const [other, page] = finding.named?.files ?? [];
    const all = name === '' ? `All ${items.length} texts` : `${items.length} texts of "${name}"`;
    const keys = items.map(([key]) => key);
    const renamed = renamedTogether(context, keys);
    const message = renamed
      ? renamedMessage(renamed)
      : finding.missing === undefined
        ? messageOfGroup(context, name, keys)
        : `${all} are missing in this file: ${other} has them, and ${page} shows the first. Write their words here.`;
    return [{ ...finding, message }];
  });
};
