import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Consent, ConsentState } from '../../services/consent/consent.ts';

/** The visitor's consent, where they may be asked for it; null where nothing needs it. */
export const ConsentContext = createContext<Consent | null>(null);

const nothing = () => null;
const never = () => nothing;

/**
 * The visitor's consent with its state. Null where nothing needs it, and in the document as it was made, which
 * cannot know who will see it.
 */
export const useConsent = (): (ConsentState & { consent: Consent }) | null => {
  const consent = useContext(ConsentContext);
  const state = useSyncExternalStore(consent?.subscribe ?? never, consent?.state ?? nothing, nothing);
  return consent && state ? { ...state, consent } : null;
};
