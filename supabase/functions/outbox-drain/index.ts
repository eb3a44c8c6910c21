import { serve } from '../_deno/serve.ts';
import { outboxDrain } from '../_shared/outbox-drain.ts';

serve(outboxDrain);
