import { isDeepStrictEqual } from 'node:util';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import { messageWithoutPlace } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import { above, below, lastStep } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { objectOf } from '../../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../../src/engine/core/types.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';

/** What says of a name that nothing knows it. A key of words that nothing shows may have been meant to go. */
const isOfUnknown = isOf('schema/*', 'form/unknown-rule', 'config/unknown-option');

type Renamed = { was: string; name: string };

/** The properties of a group whose values have another name since the commit. */
const renamedIn = (before: Json, now: Json): Renamed[] =>
  Object.keys(now)
    .filter((name) => before[name] === undefined)
    .flatMap((name) =>
      Object.keys(before)
        .filter((was) => now[was] === undefined && isDeepStrictEqual(now[name], before[was]))
        .map((was) => ({ was, name })),
    );

/** What a problem of a name may be explained by: the one that is missing there, or the one that nothing knows. */
const mayExplain = (problem: Problem): ((renamed: Renamed) => boolean) | undefined => {
  const { pointer, missing, at } = problem;
  if (missing !== undefined) return ({ was }) => was === missing;
  const own = lastStep(pointer);
  return at === 'key' && isOfUnknown(problem) ? ({ name }) => name === own : undefined;
};

/** What got another name since the commit is told at that name: to add what is missing would leave the other, to remove it would lose it. */
export const withFormerKey = (past: Past, problem: Problem): Problem => {
  const { file, pointer, missing, suggestion } = problem;
  const isMeant = suggestion === undefined ? mayExplain(problem) : undefined;
  const versions = isMeant && versionsOf(past, file);
  if (!versions) return problem;
  const group = missing === undefined ? above(pointer) : pointer;
  const [before, now] = [versions.before, versions.now].map((one) => objectOf(valueAt(one, group)));
  const [renamed, another] = renamedIn(before ?? {}, now ?? {}).filter(isMeant);
  if (!renamed || another) return problem;
  const { was, name } = renamed;
  const remedy = `"${name}" was called ${missing === undefined ? `"${was}"` : 'so'} at ${commitInWords(past.since)}. Write "${was}" again.`;
  const { message } = withRemedy(messageWithoutPlace({ ...problem, message: faultIn(problem) }), remedy);
  return {
    ...restatedAt(problem, { pointer: below(group, name) }, message),
    at: 'key',
    suggestion: was,
    tells: 'former',
  };
};
