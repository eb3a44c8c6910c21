import { parentKey, placeKey } from '../problems/place-keys.ts';
import { above, isAtOrBelow } from '../problems/pointer-steps.ts';
import type { Echo } from './echo.ts';

/** A form that is sent to the wrong service has not the words for its answers. */
const echoesService: Echo = (problems) => {
  const wrong = problems.filter(
    ({ check, pointer }) => check === 'form/endpoint' && pointer.endsWith('/endpoint'),
  );
  return ({ check, file, pointer }) =>
    check === 'form/state-copy' &&
    wrong.some((other) => other.file === file && isAtOrBelow(pointer, above(other.pointer)));
};

/** A service under a name that nothing knows is missing under its own. */
const echoesUnknownService: Echo = (problems) => {
  const groups = problems
    .filter(({ check, at }) => check === 'config/unknown-option' && at === 'key')
    .map(parentKey);
  return ({ check, file, pointer, missing }) =>
    check === 'form/endpoint' && missing !== undefined && groups.includes(placeKey({ file, pointer }));
};

/** What follows from the service that a form is sent to. */
export const echoesOfServices = { echoesService, echoesUnknownService } satisfies Record<string, Echo>;
