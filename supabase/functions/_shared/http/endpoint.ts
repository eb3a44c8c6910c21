import type { Deps, Handler } from '../deps.ts';
import { namedDeps } from '../named-deps.ts';
import { type Answer, Refusal } from './refusal.ts';
import { checkOrigin, checkPublicKey, requestIdOf } from './request-headers.ts';
import { preflightAnswer, respond } from './respond.ts';

/** One call on its way through a function. Its database answers failures by itself. */
export type Call = { deps: Deps; request: Request; requestId: string };

type Rules = {
  name: string;
  methods: readonly string[];
  /** `page`: an allowed origin and the public key. `open`: whatever the function itself demands. */
  access: 'page' | 'open';
};

const callOf = (deps: Deps, request: Request, name: string): Call => {
  const requestId = requestIdOf(request);
  return { deps: namedDeps(deps, { function: name, requestId }), request, requestId };
};

const admit = async ({ deps, request }: Call, { methods, access }: Rules): Promise<Answer | undefined> => {
  if (access === 'page') checkOrigin(request, deps.config);
  if (request.method === 'OPTIONS') return preflightAnswer(methods);
  if (!methods.includes(request.method)) {
    throw new Refusal('method_not_allowed', { headers: { allow: [...methods, 'OPTIONS'].join(', ') } });
  }
  if (access === 'page') await checkPublicKey(request, deps.config);
  return undefined;
};

const answerTo = (error: unknown, { deps }: Call): Answer => {
  if (error instanceof Refusal) return error.answer;
  const name = error instanceof Error ? error.name : 'unknown';
  deps.log({ level: 'error', event: 'failed', name });
  // Answered here and not by the platform, whose failures no page of another origin may read.
  return new Refusal('internal_error').answer;
};

/** A function of the site: who may call it is checked first, then it runs, and every failure is an answer. */
export const endpoint = (rules: Rules, run: (call: Call) => Promise<Answer>): Handler => {
  return async (deps, request) => {
    const began = deps.now().getTime();
    const call = callOf(deps, request, rules.name);
    const answer = await admit(call, rules)
      .then((early) => early ?? run(call))
      .catch((error: unknown) => answerTo(error, call));
    const { status } = answer;
    call.deps.log({ level: 'info', event: 'answered', status, ms: deps.now().getTime() - began });
    return respond(answer, { config: deps.config, request, requestId: call.requestId });
  };
};
