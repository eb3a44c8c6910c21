import { contact } from './contact.ts';
import type { Handler } from './deps.ts';
import { newsletterSubscribeHandler } from './newsletter-subscribe-handler.ts';
import { newsletterUnsubscribeHandler } from './newsletter-unsubscribe-handler.ts';
import { outboxDrainHandler } from './outbox-drain-handler.ts';
import { pageview } from './pageview.ts';

/** Every function of the site under the name it is called by. */
export const handlers: Readonly<Record<string, Handler>> = {
  'resend-email': contact,
  'newsletter-subscribe': newsletterSubscribeHandler,
  'newsletter-unsubscribe': newsletterUnsubscribeHandler,
  'outbox-drain': outboxDrainHandler,
  pageview,
};
