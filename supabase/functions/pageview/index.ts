import { serve } from '../_deno/serve.ts';
import { pageviewHandler } from '../_shared/handlers/pageview-handler.ts';

serve(pageviewHandler);
