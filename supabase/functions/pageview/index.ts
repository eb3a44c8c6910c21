import { serve } from '../_deno/serve.ts';
import { pageview } from '../_shared/pageview.ts';

serve(pageview);
