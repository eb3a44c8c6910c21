import { isDeepStrictEqual } from 'node:util';
import {
  keyPointer,
  parentOf,
  stemsOf,
} from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { isAtOrBelow, steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../src/engine/core/checks/problems/restated.ts';
import { bySeverity } from '../../../src/engine/core/checks/problems/severities.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withRemedy } from '../../../src/engine/core/checks/problems/with-remedy.ts';
import { localeFile } from '../../../src/engine/core/file-names.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import type { SiteFiles } from '../../site/site-files.ts';

/** What is asked for where another group was pasted over one. */
const writeGroupAgain = 'Write again what belongs here.';

/** What shows that a text has lost its own words. */
const ofLostWords = /^i18n\/(?:copied-text|stale|missing-(?:key|translation)|placeholder-mismatch)$/;

/** What is found in texts that a paste has brought, or that it has taken away. */
const ofPaste = /^(?:i18n|content|seo|a11y)\//;

/** The groups of words of a file, each with the pointer to it, from the outside in. */
const groupsIn = (words: Json, around = ''): [pointer: string, group: Json][] =>
  Object.entries(words).flatMap(([name, value]): [string, Json][] => {
    if (!isObject(value)) return [];
    const pointer = `${around}${keyPointer(name)}`;
    return [[pointer, value], ...groupsIn(value, pointer)];
  });

/** What only groups with the same texts share: their names, each with its text. */
const sketchOf = (group: Json): string => {
  const texts = Object.entries(group).map(([name, value]) => [name, isObject(value) ? '' : value]);
  return JSON.stringify(texts.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
};

/** A group of words that is another one's in one language only. */
type Pasted = { file: string; locale: string; group: string; original: string };

/** The pointers to the groups that the places of problems of one file are in, the outermost first. */
const groupsAround = (problems: Problem[]): string[] => {
  const keys = problems.map(({ pointer, missing }) => [...steps(pointer), missing ?? []].flat().join('.'));
  const groups = new Set(keys.flatMap((key) => stemsOf(parentOf(key))));
  return [...groups].map(keyPointer).sort((one, other) => one.split('/').length - other.split('/').length);
};

/** Whether two groups say different things in all other languages, as far as these have their words in files. */
const areApartElsewhere = ({ source }: SiteFiles, locale: string, groups: [string, string]): boolean => {
  const others = Object.entries(source.locales).filter(([other]) => other !== locale);
  const areAlike = (words: unknown): boolean => {
    const [one, another] = groups.map((pointer) => valueAt(words, pointer));
    return isObject(one) && isDeepStrictEqual(one, another);
  };
  return others.length > 0 && !others.some(([, words]) => areAlike(words));
};

const pastedIn = (files: SiteFiles, locale: string, problems: Problem[]): Pasted[] => {
  const file = localeFile(locale);
  const words = files.source.locales[locale];
  const groups = groupsAround(problems.filter((problem) => problem.file === file));
  if (!isObject(words) || groups.length === 0) return [];
  const alike = Map.groupBy(groupsIn(words), ([, value]) => sketchOf(value));
  return groups.flatMap((group): Pasted[] => {
    const value = valueAt(words, group);
    if (!isObject(value) || Object.keys(value).length < 2) return [];
    const others = alike.get(sketchOf(value)) ?? [];
    const original = others.find(([other, its]) => other !== group && isDeepStrictEqual(its, value))?.[0];
    return original !== undefined && areApartElsewhere(files, locale, [group, original])
      ? [{ file, locale, group, original }]
      : [];
  });
};

/** Whether a problem is about a text of a group in its language. */
const isIn = ({ file, group }: Pasted, { check, origin, ...place }: Problem): boolean =>
  [place, ...(origin ? [origin] : [])].some(
    (one) => ofPaste.test(check) && one.file === file && isAtOrBelow(one.pointer, group),
  );

const joined = (problems: Problem[], pasted: Pasted): Problem[] => {
  const { file, group, original, locale } = pasted;
  const following = problems.filter((problem) => isIn(pasted, problem));
  const [worst, another] = following.toSorted(bySeverity);
  if (!worst || !another || !following.some(({ check }) => ofLostWords.test(check))) return problems;
  const [name, its] = [group, original].map((pointer) => steps(pointer).join('.'));
  const fault = `"${name}" has all the words of "${its}" in "${locale}", and in no other language: it was pasted over.`;
  const asked = withRemedy(fault, writeGroupAgain);
  const { origin: _, named: __, ...told } = restatedAt(worst, { file, pointer: group }, asked);
  return [...problems.filter((problem) => !following.includes(problem)), { ...told, tells: 'pasted' }];
};

/** Nobody pastes more groups than this over others at once: where more are alike, something else has happened. */
const mostPasted = 50;

/** A group of words that was pasted over another one is one problem there, whatever is wrong with its texts. */
export const joinPastedGroups = (files: SiteFiles, problems: Problem[]): Problem[] => {
  const pasted = Object.keys(files.source.locales).flatMap((locale) => pastedIn(files, locale, problems));
  return pasted.length > mostPasted ? problems : pasted.reduce(joined, problems);
};
