import { serve } from '../_deno/serve.ts';
import { newsletterUnsubscribeHandler } from '../_shared/handlers/newsletter-unsubscribe-handler.ts';

serve(newsletterUnsubscribeHandler);
