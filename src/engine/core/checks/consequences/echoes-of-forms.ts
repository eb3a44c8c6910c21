import { isLocaleFile } from '../../file-names.ts';
import { keyPointer } from '../context/words/key-parts.ts';
import { parentKey, placeKey, placeKeysOf, pointersOf } from '../problems/place-keys.ts';
import { above, isWithinPlace, steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { isLeftoverKey } from './is-leftover-key.ts';

/** A form that is sent to the wrong service has not the words for its answers. */
export const echoesService: Echo = (problems) => {
  const wrong = problems.filter(
    ({ check, pointer }) => check === 'form/endpoint' && pointer.endsWith('/endpoint'),
  );
  return ({ check, file, pointer }) =>
    check === 'form/state-copy' &&
    wrong.some((other) => other.file === file && isWithinPlace(pointer, above(other.pointer)));
};

/** A service under a name that nothing knows is missing under its own. */
export const echoesUnknownService: Echo = (problems) => {
  const groups = problems
    .filter(({ check, at }) => check === 'config/unknown-option' && at === 'key')
    .map(parentKey);
  return ({ check, file, pointer, missing }) =>
    check === 'form/endpoint' && missing !== undefined && groups.includes(placeKey({ file, pointer }));
};

/** A form with a field that asks twice for the same, or for something unwanted, is measured once that is mended. */
export const echoesField: Echo = (problems) => {
  const wrong = problems.filter(({ check, pointer }) => check === 'form/fields' && pointer.endsWith('/name'));
  const isLimit = ({ check, severity }: Problem) => check === 'form/unknown-rule' && severity === 'warning';
  return (problem) =>
    problem.check.startsWith('form/') &&
    !wrong.includes(problem) &&
    wrong.some(
      ({ file, pointer }) =>
        isLimit(problem) || (file === problem.file && isWithinPlace(problem.pointer, above(above(pointer)))),
    );
};

/** Nothing shows the words of an option that is gone: they stand beside those of the others. */
export const echoesOption: Echo = (problems) => {
  const groups = problems.flatMap(({ check, names }) => (check === 'form/option-value' ? (names ?? []) : []));
  return ({ check, pointer }) => isLeftoverKey(check) && groups.includes(steps(above(pointer)).join('.'));
};

/**
 * The rule of a form says which language is wrong: that a text says another number than in the other languages, or than
 * before, follows from that.
 */
export const echoesLimit: Echo = (problems) => {
  const told = problems.filter(({ check, names }) => check === 'form/unknown-rule' && names !== undefined);
  const pointers = new Set(told.flatMap(({ names = [] }) => names.map(keyPointer)));
  return ({ check, pointer }) =>
    /^i18n\/(number-mismatch|stale|changed-letter)$/.test(check) && pointers.has(pointer);
};

/** Two options are alike because something is wrong with the words of one of them, which is told there. */
export const echoesLikeOption: Echo = (problems) => {
  const others = problems.filter(({ check }) => check !== 'form/duplicate-option');
  const places = new Set(others.flatMap(placeKeysOf));
  const pointers = new Set(others.filter(({ file }) => isLocaleFile(file)).flatMap(pointersOf));
  return (problem) =>
    problem.check === 'form/duplicate-option' &&
    (places.has(placeKey(problem)) || (problem.names ?? []).some((key) => pointers.has(keyPointer(key))));
};
