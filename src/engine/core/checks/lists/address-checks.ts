import type { Check } from '../check.ts';
import { linkAbsoluteSameSite } from '../link-absolute-same-site.ts';
import { linkBroken } from '../link-broken.ts';
import { linkBrokenAnchor } from '../link-broken-anchor.ts';
import { linkHardcodedPath } from '../link-hardcoded-path.ts';
import { linkInsecureOrLocal } from '../link-insecure-or-local.ts';
import { linkMailtoTel } from '../link-mailto-tel.ts';
import { linkUnpublished } from '../link-unpublished.ts';
import { linkUnpublishedLater } from '../link-unpublished-later.ts';
import { linkWrongLocale } from '../link-wrong-locale.ts';
import { redirectTarget } from '../redirect-target.ts';
import { routeAsymmetric } from '../route-asymmetric.ts';
import { routeBadPath } from '../route-bad-path.ts';
import { routeDuplicate } from '../route-duplicate.ts';
import { routeMissingLocale } from '../route-missing-locale.ts';
import { routeMisspeltPath } from '../route-misspelt-path.ts';
import { routeNoHome } from '../route-no-home.ts';
import { routeNotFoundStatus } from '../route-not-found-status.ts';
import { routeReserved } from '../route-reserved.ts';
import { routeShadowed } from '../route-shadowed.ts';
import { routeSuffixCollision } from '../route-suffix-collision.ts';

/** The checks of addresses and of what leads to them. */
export const addressChecks: Check[] = [
  routeBadPath,
  routeMisspeltPath,
  routeDuplicate,
  routeSuffixCollision,
  routeAsymmetric,
  routeMissingLocale,
  routeNotFoundStatus,
  routeNoHome,
  routeShadowed,
  routeReserved,
  redirectTarget,
  linkBroken,
  linkBrokenAnchor,
  linkUnpublished,
  linkUnpublishedLater,
  linkWrongLocale,
  linkHardcodedPath,
  linkAbsoluteSameSite,
  linkInsecureOrLocal,
  linkMailtoTel,
];
