import { useEffect, useState } from 'react';
import { usePageState } from '../../../engine/react/page-store.ts';
import type { NewsletterLinkAction } from '../../../generated/types.ts';
import { useFormServices } from '../../ui/form/services-context.ts';

export type Step = 'ready' | 'missing' | 'sending' | 'done' | 'invalid' | 'failed';

/** What the card shows, and its button. Nothing is sent before the button is pressed. */
export const useNewsletterLink = (action: NewsletterLinkAction) => {
  const services = useFormServices()?.services;
  const locale = usePageState((state) => state.data.page.locale);
  const [step, setStep] = useState<Step>('ready');

  useEffect(() => {
    if (!services) return undefined;
    const { linkToken } = services;
    // The same window may be given the link of another mail.
    const take = () => {
      if (linkToken.take()) setStep('ready');
    };
    take();
    if (!linkToken.read()) setStep('missing');
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [services]);

  const decide = async () => {
    const token = services?.linkToken.read();
    if (!services || !token || step === 'sending') return;
    setStep('sending');
    const outcome = await services.decide({ action, token, locale });
    if (outcome.status === 'done') services.linkToken.forget();
    if (outcome.status === 'failed') console.error(outcome.reason);
    setStep(outcome.status);
  };
  return { step, decide };
};
