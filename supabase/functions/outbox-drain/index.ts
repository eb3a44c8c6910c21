import { serve } from '../_deno/serve.ts';
import { outboxDrainHandler } from '../_shared/handlers/outbox-drain-handler.ts';

serve(outboxDrainHandler);
