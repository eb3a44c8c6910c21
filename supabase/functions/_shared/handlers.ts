import type { Handler } from './deps.ts';
import { contactHandler } from './handlers/contact-handler.ts';
import { newsletterSubscribeHandler } from './handlers/newsletter-subscribe-handler.ts';
import { newsletterUnsubscribeHandler } from './handlers/newsletter-unsubscribe-handler.ts';
import { outboxDrainHandler } from './handlers/outbox-drain-handler.ts';
import { pageviewHandler } from './handlers/pageview-handler.ts';

/** Every function of the site under the name it is called by. */
export const handlers: Readonly<Record<string, Handler>> = {
  'resend-email': contactHandler,
  'newsletter-subscribe': newsletterSubscribeHandler,
  'newsletter-unsubscribe': newsletterUnsubscribeHandler,
  'outbox-drain': outboxDrainHandler,
  pageview: pageviewHandler,
};
