import { type Problem, parentKey, placeKey } from '../problem.ts';
import type { Echo } from './echo.ts';
import { isGeneral } from './is-general.ts';

/** The name that a property should have. */
const meantName = ({ check, at, suggestion, fix }: Problem): string | undefined => {
  if (check === 'schema/deprecated-prop' && fix && 'rename' in fix) return fix.rename;
  return (isGeneral({ check }) || check === 'config/unknown-option') && at === 'key' ? suggestion : undefined;
};

/** A renamed or misspelt property is missing under its right name. */
export const echoesRenamed: Echo = (problems) => {
  const names = new Set(
    problems.flatMap((problem) => {
      const name = meantName(problem);
      return name === undefined ? [] : [`${parentKey(problem)}\n${name}`];
    }),
  );
  return ({ file, pointer, missing }) => names.has(`${placeKey({ file, pointer })}\n${missing}`);
};

/** A picture without words for those who cannot see it has them under a name that nothing knows. */
export const echoesMisspeltAlt: Echo = (problems) => {
  const unknown = new Set(
    problems.filter((problem) => isGeneral(problem) && problem.at === 'key').map(parentKey),
  );
  return ({ check, file, pointer }) =>
    check === 'a11y/alt-missing' && unknown.has(placeKey({ file, pointer }));
};
