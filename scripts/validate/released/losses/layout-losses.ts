import { firstTen } from '../../../../src/engine/core/checks/consequences/first-ten.ts';
import { isLeftoverKey } from '../../../../src/engine/core/checks/consequences/is-leftover-key.ts';
import { gathered } from '../../../../src/engine/core/checks/context/gathered.ts';
import type { Problem } from '../../../../src/engine/core/checks/problem.ts';
import { configFile } from '../../../../src/engine/core/file-names.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { keysAtProblem } from '../../keys-at-problem.ts';
import { keysIn } from './former-pages.ts';
import { commitInWords, type Loss, type Past } from './loss.ts';
import { lostParts } from './lost-parts.ts';

/** Words that the settings showed, such as those of a menu's entry, are missed in the list or group that has lost it. */
export const lostFromLayout = (past: Past, problems: Problem[]): Loss[] => {
  const before = past.former.get(configFile);
  const leftovers = problems.filter(({ check, names }) => isLeftoverKey(check) && names === undefined);
  if (before === undefined || leftovers.length === 0) return [];
  const lost = lostParts(parseJson(configFile, before).value, past.files.source.config, '');
  return [...gathered(lost, ({ pointer }) => pointer)].flatMap(([pointer, parts]) => {
    const own = new Set(parts.flatMap(({ part }) => [...keysIn(JSON.stringify(part) ?? '')]));
    const isFollower = (problem: Problem) =>
      leftovers.includes(problem) && keysAtProblem(problem).every((key) => own.has(key));
    const keys = [...new Set(leftovers.filter(isFollower).flatMap(keysAtProblem))];
    const [it, them] = keys.length === 1 ? ['a text', 'it'] : [`${keys.length} texts`, 'them'];
    const message = `What showed ${it} here at ${commitInWords(past.since)} is gone, and nothing else does: ${firstTen(keys)}. Put it back, or remove ${them} from every locale file.`;
    return [{ told: { file: configFile, pointer, message }, isFollower, isFixed: true }];
  });
};
