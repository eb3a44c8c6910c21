import type { Handler } from './deps.ts';
import { contact } from './handlers/contact.ts';
import { newsletterSubscribeHandler } from './handlers/newsletter-subscribe-handler.ts';
import { newsletterUnsubscribeHandler } from './handlers/newsletter-unsubscribe-handler.ts';
import { outboxDrainHandler } from './handlers/outbox-drain-handler.ts';
import { pageview } from './handlers/pageview.ts';

/** Every function of the site under the name it is called by. */
export const handlers: Readonly<Record<string, Handler>> = {
  'resend-email': contact,
  'newsletter-subscribe': newsletterSubscribeHandler,
  'newsletter-unsubscribe': newsletterUnsubscribeHandler,
  'outbox-drain': outboxDrainHandler,
  pageview,
};
