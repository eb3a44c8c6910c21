import type { Check } from '../check.ts';
import { linkAbsoluteSameSite } from './link-absolute-same-site.ts';
import { linkBroken } from './link-broken.ts';
import { linkBrokenAnchor } from './link-broken-anchor.ts';
import { linkHardcodedPath } from './link-hardcoded-path.ts';
import { linkHomeElsewhere } from './link-home-elsewhere.ts';
import { linkInsecureOrLocal } from './link-insecure-or-local.ts';
import { linkLeftOut } from './link-left-out.ts';
import { linkMailtoTel } from './link-mailto-tel.ts';
import { linkOtherLanguage } from './link-other-language.ts';
import { linkUnpublished } from './link-unpublished.ts';
import { linkUnpublishedLater } from './link-unpublished-later.ts';
import { linkWrongLocale } from './link-wrong-locale.ts';

/** The checks of what leads to addresses. */
export const linkChecks: Check[] = [
  linkBroken,
  linkBrokenAnchor,
  linkUnpublished,
  linkUnpublishedLater,
  linkLeftOut,
  linkOtherLanguage,
  linkWrongLocale,
  linkHardcodedPath,
  linkHomeElsewhere,
  linkAbsoluteSameSite,
  linkInsecureOrLocal,
  linkMailtoTel,
];
