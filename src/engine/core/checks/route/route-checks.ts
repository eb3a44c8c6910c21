import type { Check } from '../check.ts';
import { routeAsymmetric } from './route-asymmetric.ts';
import { routeBadPath } from './route-bad-path.ts';
import { routeDuplicate } from './route-duplicate.ts';
import { routeMissingLocale } from './route-missing-locale.ts';
import { routeMisspeltPath } from './route-misspelt-path.ts';
import { routeNoHome } from './route-no-home.ts';
import { routeNotFoundPath } from './route-not-found-path.ts';
import { routeNotFoundStatus } from './route-not-found-status.ts';
import { routeReserved } from './route-reserved.ts';
import { routeShadowed } from './route-shadowed.ts';
import { routeSuffixCollision } from './route-suffix-collision.ts';

/** The checks of addresses. */
export const routeChecks: Check[] = [
  routeBadPath,
  routeMisspeltPath,
  routeDuplicate,
  routeSuffixCollision,
  routeAsymmetric,
  routeMissingLocale,
  routeNotFoundStatus,
  routeNotFoundPath,
  routeNoHome,
  routeShadowed,
  routeReserved,
];
