import { serve } from '../_deno/serve.ts';
import { outboxDrain } from '../_shared/outbox-drain-handler.ts';

serve(outboxDrain);
