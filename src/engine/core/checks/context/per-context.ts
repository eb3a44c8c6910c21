import type { CheckContext } from './check-context.ts';

/**
 * What several checks ask of one site is worked out once, when the first of them asks. The context itself keeps it: from a
 * WeakMap the collector would carry what is kept of one part of a large site along with the next.
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
