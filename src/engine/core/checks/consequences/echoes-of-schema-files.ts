import { placeKey } from '../problems/place-keys.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Echo } from './echo.ts';

/** A schema in a file of another name is missing under its own, and has no component under the other. */
const echoesRenamedSchema: Echo = (problems) => {
  const renamed = new Set(
    problems
      .filter(({ check, pointer }) => check === 'schema/self' && pointer === '/$id')
      .map(({ file }) => file),
  );
  return ({ check, file, pointer }) =>
    renamed.size > 0 &&
    ((check === 'ref/missing-entry' && pointer.endsWith('/schema')) ||
      /^schema\/(no-schema|unknown-section-type)$/.test(check) ||
      (check === 'schema/no-component' && renamed.has(file)));
};

/** Sections that have a component but no schema are of a type whose file is gone, which is one fault. */
const echoesMissingSchema: Echo = (problems) => {
  const isGone = problems.some(({ check }) => check === 'schema/no-schema');
  return ({ check }) => isGone && check === 'schema/unknown-section-type';
};

/** Pages cannot satisfy a schema that is impossible. */
const echoesImpossible: Echo = (problems) => {
  const isFaulty = problems.some(({ check }) => check === 'schema/self');
  return ({ check }) => isFaulty && /^schema\/section-(props|limit)$/.test(check);
};

/** A default is measured once its own schema allows anything. */
const echoesDefault: Echo = (problems) => {
  const faulty = problems.filter(({ check }) => check === 'schema/self');
  return ({ check, file, pointer }) =>
    check === 'schema/default-invalid' &&
    faulty.some((other) => other.file === file && above(other.pointer) === above(pointer));
};

/** A property with a slip in its name is one that no component names. */
const echoesUnreadProperty: Echo = (problems) => {
  const faulty = new Set(problems.filter(({ check }) => check === 'schema/self').map(placeKey));
  return (problem) => problem.check === 'schema/unread-property' && faulty.has(placeKey(problem));
};

/** Sections can be brought to a new version once the steps that lead there are written. */
const echoesSteps: Echo = (problems) => {
  const lacks = problems.filter(({ check }) => check === 'schema/migrations');
  const types = new Set(lacks.map(({ file }) => /migrations\/(.+)\.json$/.exec(file)?.[1]));
  return ({ check, named }) => check === 'schema/version' && types.has(named?.types?.[0]);
};

/** What follows from a schema that is missing, misplaced or wrong. */
export const echoesOfSchemaFiles = {
  echoesRenamedSchema,
  echoesMissingSchema,
  echoesImpossible,
  echoesDefault,
  echoesUnreadProperty,
  echoesSteps,
} satisfies Record<string, Echo>;
