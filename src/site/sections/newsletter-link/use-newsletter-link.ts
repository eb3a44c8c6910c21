import { useEffect, useMemo, useState } from 'react';
import { usePageState } from '../../../engine/react/page-store.ts';
import type { NewsletterLinkAction } from '../../../generated/types.ts';
import { createLinkToken } from '../../services/link-token.ts';
import { sendDecision } from '../../services/send-decision.ts';
import { useFormServices } from '../../ui/form/services-context.ts';

/** The state of the card: one state of its props, or `sending`, which shows the first of them. */
export type Step = 'ready' | 'missing' | 'sending' | 'done' | 'invalid' | 'failed';

/** The state of the card, and the handler of its button. Nothing is sent before the button is pressed. */
export const useNewsletterLink = (action: NewsletterLinkAction) => {
  const services = useFormServices()?.services;
  const locale = usePageState((state) => state.data.page.locale);
  const linkToken = useMemo(() => services && createLinkToken(services.storage), [services]);
  const [step, setStep] = useState<Step>('ready');

  useEffect(() => {
    if (!linkToken) return undefined;
    // The same window may be given the link of another mail.
    const take = () => {
      if (linkToken.take()) setStep('ready');
    };
    take();
    if (!linkToken.read()) setStep(linkToken.used() === action ? 'done' : 'missing');
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [linkToken, action]);

  const decide = async () => {
    const token = linkToken?.read();
    if (!services || !token || step === 'sending') return;
    setStep('sending');
    const outcome = await services
      .settings()
      .then((settings) => sendDecision(settings, { action, token, locale }))
      .catch((error: Error) => ({ status: 'failed', reason: error.message }) as const);
    if (outcome.status === 'done') linkToken?.use(action);
    if (outcome.status === 'failed') console.error(outcome.reason);
    setStep(outcome.status);
  };
  return { step, decide };
};
