import type { CheckContext } from './check-context.ts';

/** What several checks ask of one site is worked out once, when the first of them asks. */
export const perContext = <T>(compute: (context: CheckContext) => T): ((context: CheckContext) => T) => {
  const known = new WeakMap<CheckContext, { result: T }>();
  return (context) => {
    const entry = known.get(context) ?? { result: compute(context) };
    known.set(context, entry);
    return entry.result;
  };
};
