import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from './problem.ts';

type GroupOf<Id> = Id extends `${infer Group}/${string}` ? `${Group}/*` : never;

/** A check by its name, or all of a group: "seo/length", "seo/*". */
export type CheckName = CheckId | GroupOf<CheckId>;

/** Whether a problem is one of some checks. */
export const isOf = (...names: CheckName[]): ((problem: Pick<Problem, 'check'>) => boolean) => {
  const all: ReadonlySet<string> = new Set(names);
  return ({ check }) => all.has(check) || all.has(`${check.slice(0, check.indexOf('/'))}/*`);
};
