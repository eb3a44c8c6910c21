import { firstThree, firstThreeQuoted } from '../../../src/engine/core/checks/consequences/first-three.ts';
import { isLeftoverKey } from '../../../src/engine/core/checks/consequences/is-leftover-key.ts';
import { parentOf } from '../../../src/engine/core/checks/context/words/key-parts.ts';
import { placeInWords } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import { lastStep, type Place, type Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { isObject, objectOf } from '../../../src/engine/core/json-value.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { keysAtProblem } from '../keys-at-problem.ts';
import { fileOf, formerPlace, groupOf, remainingOf } from './former-place.ts';
import { howToRemove } from './how-to-remove.ts';
import { onlyTextFromElsewhere } from './only-text-from-elsewhere.ts';
import { textsInsteadOf } from './texts-instead-of.ts';

/** The text is asked for where the only one of elsewhere stands, beside its neighbors. Nothing is removed then. */
const atTextFromElsewhere = (
  files: SiteFiles,
  problem: Problem,
  { file, group }: { file: string; group: string },
): Problem | undefined => {
  const [key = '', another] = keysAtProblem(problem);
  const fromElsewhere = another === undefined ? onlyTextFromElsewhere(files, file, group) : undefined;
  if (!fromElsewhere) return undefined;
  const { fix: _, at: __, ...rest } = problem;
  const message = `${placeInWords(fromElsewhere.place)}This shows "${fromElsewhere.key}", a text of another group. No page shows "${key}" any more, and other texts of its group are shown here.`;
  return { ...rest, ...fromElsewhere.place, ...withSuggestion(message, `t:${key}`) };
};

/** Texts are asked for where those of another place stand instead, in an object that is called as their group. */
const atTextsInstead = (files: SiteFiles, problem: Problem, file: string): Problem | undefined => {
  const keys = keysAtProblem(problem);
  // Words that stood on the page itself are gone with the name.
  const instead = problem.check === 'i18n/unused-key' ? textsInsteadOf(files, file, keys) : [];
  const [first] = instead;
  if (!first) return undefined;
  const { fix: _, at: __, also: ___, ...rest } = problem;
  const group = parentOf(keys[0] ?? '');
  const lost = instead.map(({ place }) => `${group}.${lastStep(place.pointer)}`);
  const [is, asked] = [instead.length === 1 ? 'is' : 'are', lost.map((key) => `t:${key}`)];
  const message = `${placeInWords(first.place)}Here ${is} ${firstThreeQuoted(instead.map(({ key }) => key))}, as elsewhere, and no page shows ${firstThreeQuoted(lost)} any more. Write ${firstThreeQuoted(asked)} again.`;
  return { ...rest, ...first.place, message };
};

const messageOf = (files: SiteFiles, place: Place, keys: string[]): string => {
  const [key = ''] = keys;
  const is = `${placeInWords(place)}No page shows`;
  const remove = howToRemove(files, keys);
  if (keys.length === 1)
    return `${is} "${key}" any more, and texts beside it are shown here. Put back what showed it, or ${remove}.`;
  const group = groupOf(keys);
  const names = firstThree(keys.map((one) => one.slice(group.length + 1)));
  return `${is} ${keys.length} texts of "${group}" any more: ${names}. Texts beside them are shown here. Put back what showed them, or ${remove}.`;
};

/** Whether what showed the texts is missed or was removed on purpose only a person knows: nothing is removed. */
const asPlaced = (files: SiteFiles, problem: Problem, place: Place): Problem => {
  const { also: _, at: __, fix: ___, ...rest } = problem;
  return { ...rest, ...place, message: messageOf(files, place, keysAtProblem(problem)) };
};

/** The problem where the texts were shown, if that is known. */
const placedOf = (files: SiteFiles, problem: Problem): Problem | undefined => {
  const remaining = remainingOf(files, keysAtProblem(problem));
  const file = remaining && fileOf(files, remaining);
  if (!remaining || file === undefined) return undefined;
  const fromElsewhere = atTextFromElsewhere(files, problem, { file, group: remaining.group });
  if (fromElsewhere) return fromElsewhere;
  const instead = atTextsInstead(files, problem, file);
  if (instead) return instead;
  const place = formerPlace(remaining, file);
  return place && asPlaced(files, problem, place);
};

/** Whether a guess of an exchange is at a property that is reported to name a text from elsewhere. */
const isGuessAt = ({ check, file, pointer }: Problem, placed: Problem[]): boolean =>
  check === 'i18n/misplaced-key' &&
  placed.some((problem) => problem.file === file && problem.pointer === pointer);

/** Texts that one list lacks in several languages are one fault. */
const joined = (problems: Problem[]): Problem[] => [
  ...new Map(problems.toReversed().map((problem) => [problem.message, problem])).values(),
];

const isRecorded = (lock: unknown, key: string): boolean =>
  Object.values(objectOf(lock)).some((records) => isObject(records) && records[key] !== undefined);

/**
 * Whether words were shown once, and are not reported for another reason, such as words of a page's own in their place.
 */
const wereShown = ({ lock }: SiteFiles['source'], problem: Problem): boolean =>
  isLeftoverKey(problem.check) &&
  problem.names === undefined &&
  keysAtProblem(problem).every((key) => isRecorded(lock, key));

/**
 * Words that are no longer shown, because a section, an item or a property is gone, are reported where that was: in the
 * list or object of the one file that shows the other words of their group. New words are reported where they stand.
 */
export const placeLeftovers = (files: SiteFiles, problems: Problem[]): Problem[] => {
  const placed: Problem[] = [];
  const others: Problem[] = [];
  for (const problem of problems) {
    const told = wereShown(files.source, problem) ? placedOf(files, problem) : undefined;
    if (told) placed.push(told);
    else others.push(problem);
  }
  return [...others.filter((problem) => !isGuessAt(problem, placed)), ...joined(placed)];
};
