import { serve } from '../_deno/serve.ts';
import { newsletterSubscribeHandler } from '../_shared/handlers/newsletter-subscribe-handler.ts';

serve(newsletterSubscribeHandler);
