import { type CheckName, isOf } from '../problems/is-of.ts';
import type { Problem } from '../problems/problem.ts';
import type { Severity } from '../problems/severities.ts';

type Test = (problem: Problem) => boolean;

type Traits = {
  check?: CheckName | CheckName[];
  not?: Kind;
  and?: Kind;
  severity?: Severity | Severity[];
  file?: (file: string) => boolean;
  pointer?: RegExp;
  /** What the problem says: a suggestion, what is missing, that it is `at` a name, further places. */
  has?: keyof Problem;
  lacks?: keyof Problem;
  tells?: Problem['tells'];
};

/** Which problems a rule is about: those of a check, those with all of several traits, whatever a test says, or any of these. */
export type Kind = CheckName | Traits | Test | readonly Kind[];

/** Anything but an error. */
export const mild: Severity[] = ['warning', 'info'];

const isOfAny = (kinds: readonly Kind[]): Test => {
  const isNamed = isOf(...kinds.filter((kind) => typeof kind === 'string'));
  const tests = kinds.filter((kind) => typeof kind !== 'string').map(matching);
  return (problem) => isNamed(problem) || tests.some((isSo) => isSo(problem));
};

const testsOf = ({ check, not, and, severity, file, pointer, has, lacks, tells }: Traits): Test[] => {
  const isSpared = not && matching(not);
  const tests: (Test | undefined)[] = [
    check && matching(check),
    isSpared && ((problem) => !isSpared(problem)),
    and && matching(and),
    severity && ((problem) => [severity].flat().includes(problem.severity)),
    file && ((problem) => file(problem.file)),
    pointer && ((problem) => pointer.test(problem.pointer)),
    has && ((problem) => problem[has] !== undefined),
    lacks && ((problem) => problem[lacks] === undefined),
    tells && ((problem) => problem.tells === tells),
  ];
  return tests.filter((test) => test !== undefined);
};

/** Whether a problem is of a kind. */
export const matching = (kind: Kind): Test => {
  if (typeof kind === 'function') return kind;
  if (typeof kind === 'string') return isOf(kind);
  if (Array.isArray(kind)) return isOfAny(kind);
  const tests = testsOf(kind as Traits);
  return (problem) => tests.every((isSo) => isSo(problem));
};
