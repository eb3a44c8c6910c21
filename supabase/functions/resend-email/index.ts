import { serve } from '../_deno/serve.ts';
import { contact } from '../_shared/contact.ts';

serve(contact);
