import { isLocaleFile } from '../../file-names.ts';
import { placeKey, placeKeysOf } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { likeSource } from './follow-on-checks.ts';
import { isOverwritten } from './is-overwritten.ts';

/** If a text has a slip, that is why its translations no longer fit. */
const echoesSlip: Echo = (problems) => {
  const isSlip = ({ check, suggestion }: Problem) => check === 'i18n/stale' && suggestion !== undefined;
  const slips = new Set(problems.filter(isSlip).map(placeKey));
  return (problem) =>
    problem.severity !== 'error' &&
    problem.origin !== undefined &&
    !isSlip(problem) &&
    slips.has(placeKey(problem.origin));
};

/** A source with the words of another text was overwritten by them: that it ends or counts otherwise follows from that. */
const echoesOverwritten: Echo = (problems) => {
  const isCopy = ({ check, tells }: Problem) =>
    check === 'i18n/stale' && (tells === 'copy' || tells === 'exchange');
  const copies = new Set(problems.filter(isCopy).map(placeKey));
  return ({ check, ...place }) =>
    (likeSource as readonly string[]).includes(check) && copies.has(placeKey(place));
};

/** Whether a translation still fits matters once its own words and its source are right, or nearly so. */
const echoesOrigin: Echo = (problems) => {
  const others = problems.filter(({ origin, severity }) => origin === undefined && severity !== 'info');
  const told = new Set(others.flatMap(placeKeysOf));
  const wrong = new Set(others.filter(({ severity }) => severity === 'error').flatMap(placeKeysOf));
  return (problem) => {
    const spots = problem.severity === 'error' ? wrong : told;
    return (
      problem.origin !== undefined && (spots.has(placeKey(problem.origin)) || spots.has(placeKey(problem)))
    );
  };
};

/** What was left beside the words of one language has numbers and signs that no other has. */
const echoesLeftNote: Echo = (problems) => {
  const told = problems.filter(({ check, file }) => check === 'content/forbidden-text' && isLocaleFile(file));
  const left = new Set(told.map(({ pointer }) => pointer));
  return ({ check, file, pointer }) =>
    isLocaleFile(file) && (likeSource as readonly string[]).includes(check) && left.has(pointer);
};

/**
 * An emphasis waits until its heading is right; that the translations of both are to be looked at waits until the
 * emphasis is right.
 */
const echoesEmphasis: Echo = (problems) => {
  const isEmphasis = ({ check }: Problem) => check === 'content/emphasis';
  const told = problems.filter(isEmphasis);
  if (told.length === 0) return () => false;
  // That a heading may be overwritten is a guess, and that its emphasis no longer fits is sure.
  const surer = problems.filter((problem) => !isEmphasis(problem) && !isOverwritten(problem));
  const others = new Set(surer.flatMap(placeKeysOf));
  const spots = new Set(
    told.flatMap((one) => [placeKey(one), ...(one.origin ? [placeKey(one.origin)] : [])]),
  );
  return (problem) => {
    const { origin } = problem;
    if (isEmphasis(problem))
      return others.has(placeKey(problem)) || (origin !== undefined && others.has(placeKey(origin)));
    const isOfSpot = origin !== undefined && spots.has(placeKey(origin)) && !spots.has(placeKey(problem));
    if (isOverwritten(problem)) return spots.has(placeKey(problem));
    return problem.check === 'i18n/stale' && isOfSpot;
  };
};

/** Words whose own name is known stand behind another's: that they are not what this one says follows from that. */
const echoesOtherName: Echo = (problems) => {
  const isNamed = ({ check, suggestion }: Problem) =>
    check === 'i18n/inline-mismatch' && suggestion !== undefined;
  const named = new Set(problems.filter(isNamed).map(placeKey));
  return (problem) =>
    !isNamed(problem) &&
    problem.check.startsWith('i18n/') &&
    [problem, problem.origin].some((place) => place && named.has(placeKey(place)));
};

/** What follows from the words that a translation was made from. */
export const echoesOfSourceTexts = {
  echoesOtherName,
  echoesSlip,
  echoesOverwritten,
  echoesLeftNote,
  echoesEmphasis,
  echoesOrigin,
} satisfies Record<string, Echo>;
