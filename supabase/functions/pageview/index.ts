import { serve } from '../_deno/serve.ts';
import { pageview } from '../_shared/handlers/pageview.ts';

serve(pageview);
