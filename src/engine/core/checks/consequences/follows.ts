import { onDemand } from '../../memory/on-demand.ts';
import type { Problem } from '../problems/problem.ts';
import { type Common, pairOf } from './common-keys.ts';
import { type Kind, matching } from './kinds.ts';

/** Looks at all problems, and then says of one whether it is an echo: whether it only follows from another. */
export type Echo = (problems: Problem[]) => (problem: Problem) => boolean;

/**
 * What follows from what: an effect is not told while there is a cause that has something in common with it, such as
 * the file. Of two names the first says what of the cause is meant, and the second what of the effect.
 */
type Row = { cause: Kind; effect?: Kind; by: Common };

const echoOf = ({ cause, effect = {}, by }: Row): Echo => {
  const [isCause, isEffect] = [matching(cause), matching(effect)];
  const [ofCause, ofEffect] = pairOf(by);
  return (problems) => {
    // Looked for when there is an effect: most rules have none.
    const known = onDemand(() => new Set(problems.filter(isCause).flatMap(ofCause)));
    const isKnown = (key: string) => known().has(key);
    return (problem) =>
      isEffect(problem) && !isCause(problem) && known().size > 0 && ofEffect(problem).some(isKnown);
  };
};

/** Several rules as one, which all see the same problems. */
export const anyEcho =
  (...echoes: Echo[]): Echo =>
  (problems) => {
    const tests = echoes.map((echo) => echo(problems));
    return (problem) => tests.some((isEcho) => isEcho(problem));
  };

/** A rule: a problem is an echo when one of the rows says so. A cause is no effect of its own row. */
export const follows = (...rows: Row[]): Echo => anyEcho(...rows.map(echoOf));
