import { isLeftoverKey } from '../../../src/engine/core/checks/consequences/kinds.ts';
import {
  keyPointer,
  parentOf,
  sharedGroup,
} from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { isOf } from '../../../src/engine/core/checks/problems/is-of.ts';
import { oncePer } from '../../../src/engine/core/checks/problems/once-per.ts';
import { pointersOf } from '../../../src/engine/core/checks/problems/place-keys.ts';
import type { Place, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../src/engine/core/checks/problems/restated.ts';
import { toldUnder } from '../../../src/engine/core/checks/problems/told-under.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withRemedy } from '../../../src/engine/core/checks/problems/with-remedy.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { firstThree } from '../../../src/engine/core/counted.ts';
import { textNamed } from '../../../src/engine/core/words/text-reference.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { keysAtProblem } from '../keys-at-problem.ts';
import { blockOfOtherPage } from './block-of-other-page.ts';
import { fileOf, formerPlace, remainingOf, sharedPointer } from './former-place.ts';
import { howToRemove } from './how-to-remove.ts';
import { isRecorded } from './is-recorded.ts';
import { onlyTextFromElsewhere } from './only-text-from-elsewhere.ts';
import { pastedBlock } from './pasted-block.ts';
import { textTwice } from './text-twice.ts';
import { writtenOutText } from './written-out-text.ts';

/** The text is asked for where the only one of elsewhere stands, beside its neighbors. Nothing is removed then. */
const atTextFromElsewhere = (
  files: SiteFiles,
  problem: Problem,
  { file, group }: { file: string; group: string },
): Problem | undefined => {
  const [key = '', another] = keysAtProblem(problem);
  const fromElsewhere = another === undefined ? onlyTextFromElsewhere(files, file, group) : undefined;
  if (!fromElsewhere) return undefined;
  const message = `This shows "${fromElsewhere.key}", a text of another group. No page shows "${key}" any more, and other texts of its group are shown here.`;
  const { config, locales } = files.source;
  const isInFile = valueAt(locales[config.defaultLocale], keyPointer(key)) !== undefined;
  // Where the words of the default language stand on the pages themselves, they are gone with the name.
  const asked = isInFile
    ? withSuggestion(message, textNamed(key))
    : withRemedy(message, `Write "t:${key}|" and its words.`);
  return restatedAt(problem, fromElsewhere.place, asked);
};

/** The text is asked for where a like property names another of its group a second time: one of the two was it. */
const atTextTwice = (
  files: SiteFiles,
  problem: Problem,
  { file, group }: { file: string; group: string },
): Problem | undefined => {
  const [key = '', another] = keysAtProblem(problem);
  const twice = another === undefined && parentOf(key) === group ? textTwice(files, file, group) : undefined;
  if (!twice) return undefined;
  const message = `This shows "${twice.key}", as another entry does, and no page shows "${key}" any more, whose neighbors stand here. Write "t:${key}" in one of the two.`;
  const told = restatedAt(problem, twice.place, message);
  return { ...toldUnder(told, 'i18n/misplaced-key'), also: [twice.first] };
};

const messageOf = (files: SiteFiles, keys: string[]): string => {
  const [key = ''] = keys;
  const is = 'No page shows';
  const remove = howToRemove(files, keys);
  if (keys.length === 1)
    return `${is} "${key}" any more, and texts beside it are shown here. Put back what showed it, or ${remove}.`;
  const group = sharedGroup(keys);
  const names = firstThree(keys.map((one) => one.slice(group.length + 1)));
  return `${is} ${keys.length} texts of "${group}" any more: ${names}. Texts beside them are shown here. Put back what showed them, or ${remove}.`;
};

/** Whether what showed the texts is missed or was removed on purpose only a person knows: nothing is removed. */
const asPlaced = (files: SiteFiles, problem: Problem, place: Place): Problem =>
  restatedAt(problem, place, messageOf(files, keysAtProblem(problem)));

/** Texts of several groups were shown in the one section in which the others of each group are. */
const placeOfGroups = (files: SiteFiles, file: string, keys: string[]): Place | undefined => {
  const groups = [...Map.groupBy(keys, parentOf).values()];
  if (groups.length === 1) return undefined;
  const places = groups.map((own) => {
    const remaining = remainingOf(files, own);
    return remaining && formerPlace(remaining, file);
  });
  const [first] = places;
  if (first?.section === undefined || places.some((place) => place?.section !== first.section))
    return undefined;
  const pointer = sharedPointer(places.map((place) => place?.pointer ?? ''));
  return { ...first, pointer };
};

/** The problem where the texts were shown, if that is known. */
const placedOf = (files: SiteFiles, problem: Problem, problems: Problem[]): Problem | undefined => {
  const remaining = remainingOf(files, keysAtProblem(problem));
  const file = remaining && fileOf(files, remaining);
  if (!remaining || file === undefined) return undefined;
  const written = writtenOutText(files, problem, { file, problems });
  if (written) return written;
  const fromElsewhere = atTextFromElsewhere(files, problem, { file, group: remaining.group });
  if (fromElsewhere) return fromElsewhere;
  const twice = atTextTwice(files, problem, { file, group: remaining.group });
  if (twice) return twice;
  const pasted = pastedBlock(files, file, problem) ?? blockOfOtherPage(files, file, problem);
  if (pasted) return pasted;
  const place = placeOfGroups(files, file, keysAtProblem(problem)) ?? formerPlace(remaining, file);
  return place && asPlaced(files, problem, place);
};

/**
 * What follows from words of elsewhere: that they seem to be exchanged, that another page has the same ones, or that they
 * are a fact.
 */
const isOfWords = isOf(
  'i18n/misplaced-key',
  'content/hardcoded-fact',
  'seo/duplicate-title',
  'seo/duplicate-description',
);

/** Whether something is told of words at a property that is reported to name a text from elsewhere. */
const isEchoAt = ({ check, file, pointer }: Problem, placed: Problem[]): boolean =>
  isOfWords({ check }) &&
  placed.some((problem) => problem.file === file && pointersOf(problem).includes(pointer));

/**
 * Whether words were shown once, and are not reported for another reason, such as words of a page's own in their place.
 */
const wereShown = (source: SiteFiles['source'], problem: Problem): boolean =>
  isLeftoverKey(problem) &&
  problem.tells !== 'hidden' &&
  keysAtProblem(problem).every((key) => isRecorded(source, key));

/** One edit leaves no more groups of words over than this, and each is looked for in many files. */
export const mostLeftovers = 30;

/**
 * Words that are no longer shown, because a section, an item or a property is gone, are reported where that was: in the
 * list or object of the one file that shows the other words of their group. New words are reported where they stand.
 */
export const placeLeftovers = (files: SiteFiles, problems: Problem[]): Problem[] => {
  const left = new Set(problems.filter((problem) => wereShown(files.source, problem)));
  if (left.size > mostLeftovers) return problems;
  const placed: Problem[] = [];
  const others: Problem[] = [];
  for (const problem of problems) {
    const told = left.has(problem) ? placedOf(files, problem, problems) : undefined;
    if (told) placed.push(told);
    else others.push(problem);
  }
  // Texts that one list lacks in several languages are one fault.
  const distinct = oncePer(placed, ({ message }) => message);
  return [...others.filter((problem) => !isEchoAt(problem, placed)), ...distinct];
};
