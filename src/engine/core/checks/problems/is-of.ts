import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from './problem.ts';

type GroupOf<Id> = Id extends `${infer Group}/${string}` ? `${Group}/*` : never;

/** A check by its name, or all of a group: "seo/length", "seo/*". */
export type CheckName = CheckId | GroupOf<CheckId>;

/** Whether a problem is one of some checks. */
export const isOf = (...names: CheckName[]): ((problem: Pick<Problem, 'check'>) => boolean) => {
  const all: ReadonlySet<string> = new Set(names);
  const groups = names.filter((name) => name.endsWith('/*')).map((name) => name.slice(0, -1));
  return ({ check }) => all.has(check) || groups.some((group) => check.startsWith(group));
};
