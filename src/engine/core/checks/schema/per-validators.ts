import type { CheckContext } from '../context/check-context.ts';
import type { Finding } from '../problem.ts';
import type { Validators } from './validators.ts';

/**
 * What is wrong with the schemas themselves is found once for each set of validators: a command that checks again after
 * every save keeps them as long as the schemas stay as they are.
 */
export const perValidators = (
  run: (context: CheckContext) => Finding[],
): ((context: CheckContext) => Finding[]) => {
  const known = new WeakMap<Validators, Finding[]>();
  return (context) => {
    const findings = known.get(context.validators) ?? run(context);
    known.set(context.validators, findings);
    return findings;
  };
};
