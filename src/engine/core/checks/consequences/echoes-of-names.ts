import { parentKey, placeKey } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { isGeneral } from './is-general.ts';

/** The name that a property should have. */
const meantName = ({ check, at, suggestion, fix }: Problem): string | undefined => {
  if (check === 'schema/deprecated-prop' && fix && 'rename' in fix) return fix.rename;
  return (isGeneral({ check }) || check === 'config/unknown-option') && at === 'key' ? suggestion : undefined;
};

/** A renamed or misspelt property is missing under its right name. */
const echoesRenamed: Echo = (problems) => {
  const names = new Set(
    problems.flatMap((problem) => {
      const name = meantName(problem);
      return name === undefined ? [] : [`${parentKey(problem)}\n${name}`];
    }),
  );
  return ({ file, pointer, missing }) => names.has(`${placeKey({ file, pointer })}\n${missing}`);
};

/** A picture without words for those who cannot see it has them under a name that nothing knows. */
const echoesMisspeltAlt: Echo = (problems) => {
  const unlisted = problems.filter((problem) => isGeneral(problem) && problem.at === 'key');
  const unknown = new Set(unlisted.map(parentKey));
  const hasSeveral = ({ named }: Problem) => (named?.properties?.length ?? 0) > 1;
  // An item with several names that its list does not know has come from another one, and its picture with it.
  const strangers = new Set(unlisted.filter(hasSeveral).map(parentKey));
  return (problem) =>
    problem.check === 'a11y/alt-missing' &&
    (unknown.has(placeKey(problem)) || strangers.has(parentKey(problem)));
};

/** What follows from a property with a wrong name. */
export const echoesOfNames = { echoesRenamed, echoesMisspeltAlt } satisfies Record<string, Echo>;
