import { isLocaleFile, publicAddress } from '../../file-names.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import { parentKeysOf, placeKey, placeKeysOf, pointersOf } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { echoesLeftoverText } from './echoes-leftover-text.ts';
import { followOnChecks, likeSource } from './follow-on-checks.ts';

/** What is told of a text only when nothing else is, the least last. */
const last = ['i18n/inline-mismatch', 'i18n/changed-letter', 'i18n/expansion'];

/** Whether something is told of a text that comes before what a check says of it. Whose words stand there is sure. */
const comesLast = ({ check, suggestion }: Problem, told: ReadonlySet<string>): boolean =>
  last.includes(check) &&
  (check !== last[0] || suggestion === undefined) &&
  [...told].some((other) => !last.slice(last.indexOf(check)).includes(other));

const pictureOf = (problem: Problem): string => placeKey(problem).replace(/\/src$/, '');

/** The file that a problem says nothing shows. */
const orphanOf = ({ check, file, suggestion }: Problem): string | undefined =>
  check === 'ref/orphan-asset' ? (suggestion ?? publicAddress(file)) : undefined;

/**
 * What is wrong with a file is told at its name, and its size on the page, which follows from that, at the picture. The
 * file that should be shown instead is not shown because of that.
 */
const echoesFile: Echo = (problems) => {
  const ofFiles = problems.filter(({ check }) => /^media\/(unreadable|format)$/.test(check));
  const wrong = new Set(ofFiles.map(pictureOf));
  const meant = new Set(ofFiles.map(({ suggestion }) => suggestion));
  return (problem) => {
    const orphan = orphanOf(problem);
    return orphan === undefined
      ? problem.check === 'media/too-small' && wrong.has(pictureOf(problem))
      : meant.has(orphan);
  };
};

/** Two texts that a check tells as one fault, because they were exchanged. */
const isJoined =
  (name: string) =>
  ({ check, also }: Problem): boolean =>
    check === name && also !== undefined;

const isExchange = (problem: Problem): boolean =>
  ['i18n/stale', 'i18n/copied-text'].some((name) => isJoined(name)(problem));

/** The texts of the default language that were exchanged: that they fit no translation any more follows from that. */
const exchangedIn = (problems: Problem[]): Problem[] => problems.filter(isJoined('i18n/stale'));

const maySayCopied = /^i18n\/(copied-text|placeholder-mismatch|stale)$/;

/** Where the words stand that a text seems to be a copy of. */
const copiedFrom = (problem: Problem): string | undefined => {
  const [other] = problem.named?.keys ?? [];
  const isCopy = maySayCopied.test(problem.check) && !isExchange(problem);
  return other !== undefined && isCopy ? keyPointer(other) : undefined;
};

const ofTwoLanguages: readonly string[] = [
  ...likeSource,
  'i18n/copied-text',
  'i18n/expansion',
  'i18n/max-length',
  'i18n/placeholder-mismatch',
  'seo/length',
];

/** Exchanged texts say in no language what the other languages say there. */
const echoesExchange: Echo = (problems) => {
  const exchanged = exchangedIn(problems);
  const places = new Set(exchanged.flatMap(placeKeysOf));
  const pointers = new Set(
    exchanged.flatMap((problem) => [...pointersOf(problem), ...(problem.named?.keys ?? []).map(keyPointer)]),
  );
  const isTranslation = (problem: Problem) =>
    isLocaleFile(problem.file) && (pointers.has(problem.pointer) || pointers.has(copiedFrom(problem) ?? ''));
  return (problem) =>
    ofTwoLanguages.includes(problem.check) && (places.has(placeKey(problem)) || isTranslation(problem));
};

/** Two texts reported as exchanged by how they end: that they say something else follows from that. */
const echoesExchangedEnds: Echo = (problems) => {
  const joined = problems.filter(isJoined('i18n/end-sign-mismatch'));
  const places = new Set(joined.flatMap(placeKeysOf));
  return (problem) =>
    !joined.includes(problem) &&
    likeSource.some((check) => check === problem.check) &&
    places.has(placeKey(problem));
};

/**
 * Pages, links or parts of a page that are called alike because a text was written over by another: both places are
 * named.
 */
const echoesCopied: Echo = (problems) => {
  const places = new Set(
    problems.flatMap((problem) => {
      const other = copiedFrom(problem);
      if (other !== undefined) return [placeKey(problem), placeKey({ file: problem.file, pointer: other })];
      return isExchange(problem) ? placeKeysOf(problem) : [];
    }),
  );
  const pointers = new Set([...places].map((place) => place.slice(place.indexOf('\n') + 1)));
  return (problem) => {
    const { check, named } = problem;
    if (/^a11y\/(link-text|duplicate-landmark-label)$/.test(check))
      return (named?.keys ?? []).some((key) => pointers.has(keyPointer(key)));
    return check.startsWith('seo/duplicate-') && places.has(placeKey(problem));
  };
};

/** New words behind a key differ from the translated ones: if they are left over, only that is reported. */
const echoesSecondWords: Echo = (problems) => {
  const left = new Set(
    problems
      .filter(({ check, tells }) => check === 'i18n/unused-key' && tells === 'hidden')
      .map(({ pointer }) => pointer),
  );
  return ({ check, pointer }) => check === 'i18n/stale' && left.has(pointer);
};

/** Faulty words are the reason why a link leads elsewhere than its words say. */
const echoesShown: Echo = (problems) => {
  const wrong = new Set(problems.filter(({ file }) => isLocaleFile(file)).map(({ pointer }) => pointer));
  return ({ check, named }) =>
    check === 'link/mailto-tel' && named?.keys?.some((key) => wrong.has(keyPointer(key))) === true;
};

/** That a letter was lost to a question mark is known for certain: no question is asked. */
const echoesLostLetter: Echo = (problems) => {
  const isLost = ({ tells }: Problem) => tells === 'lost-letter';
  const lost = new Set(problems.filter(isLost).map(placeKey));
  return (problem) => !isLost(problem) && problem.severity !== 'error' && lost.has(placeKey(problem));
};

/** A name that is nearly one of the site's is told with that: an odd sign in it, which stands for a letter, is the slip. */
const echoesNearName: Echo = (problems) => {
  const isNear = ({ check, suggestion }: Problem) =>
    check === 'i18n/inline-literal' && suggestion !== undefined;
  const near = new Set(problems.filter(isNear).map(placeKey));
  return (problem) =>
    /^i18n\/(edge-space|wrong-script-or-language)$/.test(problem.check) &&
    problem.fix === undefined &&
    near.has(placeKey(problem));
};

/** A text that has lost its first capital goes on with no sentence. */
const echoesLostCapital: Echo = (problems) => {
  const lost = new Set(
    problems.filter(({ check }) => check === 'i18n/case-mismatch').map(({ pointer }) => pointer),
  );
  return ({ check, named }) =>
    check === 'i18n/concatenation' && named?.keys?.some((rest) => lost.has(keyPointer(rest))) === true;
};

/** What a check doubts at a place where it has found an error. */
const echoesMilder: Echo = (problems) => {
  const nameOf = (problem: Problem) => `${problem.check}\n${placeKey(problem)}`;
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(nameOf));
  return (problem) => problem.severity !== 'error' && wrong.has(nameOf(problem));
};

/** That a text may have been made shorter on purpose: whatever else is told of it is surer. */
const isDoubt = ({ check, severity }: Problem): boolean =>
  check === 'content/lost-end' && severity === 'info';

/** Problems about a text that only follow from another about the same text. */
const echoesSameText: Echo = (problems) => {
  const exchanged = new Set(exchangedIn(problems).flatMap(placeKeysOf));
  const told = new Map<string, Set<string>>();
  const note = (place: string, check: string) => {
    told.set(place, (told.get(place) ?? new Set()).add(check));
  };
  for (const problem of problems)
    if (!isDoubt(problem)) for (const place of placeKeysOf(problem)) note(place, problem.check);
  const isOfExchange = echoesExchange(problems);
  const others = [echoesFile, echoesCopied, echoesSecondWords, echoesExchangedEnds, echoesShown];
  const rules = others.map((echo) => echo(problems));
  return (problem) => {
    if (rules.some((isEcho) => isEcho(problem))) return true;
    if (exchanged.has(placeKey(problem)) && problem.check === 'i18n/stale') return false;
    if (isOfExchange(problem)) return true;
    const checks = told.get(placeKey(problem)) ?? new Set();
    return comesLast(problem, checks) || followOnChecks(checks).has(problem.check);
  };
};

/** Where rows are shifted, no text says what it should: whatever else is told of one of them follows from that. */
const echoesShift: Echo = (problems) => {
  const isShift = ({ check }: Problem) => check === 'i18n/shifted-rows';
  const shifted = new Set(problems.filter(isShift).flatMap(pointersOf));
  const follows = ({ pointer, named: { keys = [], shown = [] } = {} }: Problem) =>
    shifted.has(pointer) || [...keys, ...shown].some((key) => shifted.has(keyPointer(key)));
  return (problem) => shifted.size > 0 && !isShift(problem) && follows(problem);
};

const mayNameExchange = /^(ref\/exchanged|i18n\/(misplaced-key|unlike-others))$/;

/** Names in each other's place, or in entries of each other: that each has the words of the other follows from that. */
const echoesExchangedNames: Echo = (problems) => {
  const spotsOf = (problem: Problem) => [...placeKeysOf(problem), ...parentKeysOf(problem)];
  const told = problems.filter(({ check }) => mayNameExchange.test(check));
  const named = new Set(told.flatMap(spotsOf));
  return (problem) => isJoined('i18n/stale')(problem) && spotsOf(problem).some((spot) => named.has(spot));
};

/** What only follows from something else about the same text. */
export const echoesOfTexts = {
  echoesShift,
  echoesLostLetter,
  echoesNearName,
  echoesLostCapital,
  echoesLeftoverText,
  echoesMilder,
  echoesSameText,
  // Last, since the ends of exchanged words follow from what this leaves out.
  echoesExchangedNames,
} satisfies Record<string, Echo>;
