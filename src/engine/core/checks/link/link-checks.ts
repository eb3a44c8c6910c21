import type { Check } from '../check.ts';
import { linkBroken } from './link-broken.ts';
import { linkBrokenAnchor } from './link-broken-anchor.ts';
import { linkHomeElsewhere } from './link-home-elsewhere.ts';
import { linkInsecureOrLocal } from './link-insecure-or-local.ts';
import { linkMailtoTel } from './link-mailto-tel.ts';
import { linkOtherLanguage } from './link-other-language.ts';
import { linkLeftOut, linkUnpublished, linkUnpublishedLater } from './unpublished-links.ts';
import { linkAbsoluteSameSite, linkHardcodedPath, linkWrongLocale } from './written-out-links.ts';

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
