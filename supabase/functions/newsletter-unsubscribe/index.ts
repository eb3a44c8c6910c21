import { serve } from '../_deno/serve.ts';
import { newsletterUnsubscribeHandler } from '../_shared/newsletter-unsubscribe.ts';

serve(newsletterUnsubscribeHandler);
