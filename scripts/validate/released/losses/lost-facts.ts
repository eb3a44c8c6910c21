import { lostFact } from '../../../../src/engine/core/checks/context/facts/unknown-facts.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { configFile } from '../../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../../src/engine/core/json-value.ts';
import { parseJson } from '../../../site/file-reader.ts';
import type { Loss, Past } from './loss.ts';

/** Facts that the commit had and a text still mentions: what is wrong is not the text. */
export const lostFacts = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const { check, file, names: [name] = [] } = problem;
    const text = check === 'i18n/placeholder-mismatch' ? past.former.get(configFile) : undefined;
    if (text === undefined || name === undefined || (file === configFile && problem.missing !== undefined))
      return [];
    const { facts } = objectOf(parseJson(configFile, text).value);
    const now = objectOf(past.files.source.config?.facts);
    if (objectOf(facts)[name] === undefined || now[name] !== undefined) return [];
    return [{ told: lostFact(name, problem, 1), isFollower: (other) => other === problem }];
  });
