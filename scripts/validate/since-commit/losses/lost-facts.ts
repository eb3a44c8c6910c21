import { askForFact } from '../../../../src/engine/core/checks/context/facts/lost-facts.ts';
import { placeName } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { configFile } from '../../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import { inOneLine } from '../../../json-text/in-one-line.ts';
import type { Past } from '../look-back.ts';
import { valueAtProblem } from '../restated/value-at-problem.ts';
import { versionsOf } from '../versions-of.ts';
import type { Loss } from './loss.ts';

/** Whether a problem is that a page or a setting mentions a fact which is not there. */
const misses =
  ({ files: { source } }: Past, name: string) =>
  (problem: Problem): boolean => {
    const { check, suggestion, missing } = problem;
    if (check !== 'i18n/placeholder-mismatch' || suggestion !== undefined || missing !== undefined)
      return false;
    const value = valueAtProblem(source, problem);
    return typeof value === 'string' && value.includes(`%{${name}}`);
  };

/** A fact that is gone since the commit is asked for among the facts, also when only one place mentions it. */
export const lostFacts = (past: Past, problems: Problem[]): Loss[] => {
  if (!problems.some(({ check }) => check === 'i18n/placeholder-mismatch')) return [];
  const before = objectOf(objectOf(versionsOf(past, configFile)?.before).facts);
  const { facts } = past.files.source.config;
  const gone = Object.keys(before).filter((name) => objectOf(facts)[name] === undefined);
  return gone.flatMap((name): Loss[] => {
    const isFollower = misses(past, name);
    const [first, another] = problems.filter(isFollower);
    if (!first || another) return [];
    const was = `At ${commitInWords(past.since)} it was ${inOneLine(before[name])}.`;
    const message = `${askForFact(name, `${placeName(first) ?? first.file} mentions`, 'out there')} ${was}`;
    return [{ told: { file: configFile, pointer: '/facts', message }, isFollower }];
  });
};
