import { serve } from '../_deno/serve.ts';
import { contact } from '../_shared/handlers/contact.ts';

serve(contact);
