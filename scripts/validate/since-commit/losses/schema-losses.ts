import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { commitInWords, takeFileBack } from '../../../git/commit-in-words.ts';
import type { GoneFile } from '../../../git/gone-files.ts';
import type { Past } from '../look-back.ts';
import type { Loss } from './loss.ts';

const lossOf = (past: Past, { file, now }: GoneFile): Loss => {
  const was = `${file} was there at ${commitInWords(past.since)}`;
  const message =
    now === undefined
      ? `${was} and is gone, but it is still needed. ${takeFileBack(past, file)}`
      : `${was}; it is called ${now} now. Call it ${file} again.`;
  const isFollower = (problem: Problem) =>
    problem.file === now || problem.named?.files?.includes(file) === true;
  return { told: { file: now ?? file, pointer: '', message }, isFollower };
};

/** Schemas that are gone, or called otherwise, while something needs them by their names. */
export const schemaLosses = (past: Past): Loss[] =>
  (past.goneSchemas ?? []).map((gone) => lossOf(past, gone));
