import type { CheckContext } from './check-context.ts';

/**
 * Works out a result that several checks need once for each site, when the first check needs it. The context itself
 * stores it: a WeakMap would keep the results of one part of a large site alive together with the next.
 */
export const perContext =
  <T>(compute: (context: CheckContext) => T): ((context: CheckContext) => T) =>
  (context) => {
    const known = context.workedOut.get(compute) as { result: T } | undefined;
    if (known) return known.result;
    const result = compute(context);
    context.workedOut.set(compute, { result });
    return result;
  };
