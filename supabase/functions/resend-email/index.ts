import { serve } from '../_deno/serve.ts';
import { contactHandler } from '../_shared/handlers/contact-handler.ts';

serve(contactHandler);
