import { type Consent, createConsent } from './consent.ts';

/** Only asking for the storage may be forbidden already. */
const storageOf = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/** Whether the browser tells every site that its owner does not want to be followed. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The consent of this visitor, the same in all windows of the site. */
export const openConsent = (version: number): Consent => {
  const consent = createConsent({ storage: storageOf(), version, refused: isRefusedByBrowser() });
  addEventListener('storage', consent.reread);
  return consent;
};
