import { isAtOrBelow } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { saidOfExchange } from '../exchanged-values.ts';
import { exchangesSince } from '../exchanges-since.ts';
import type { Past } from '../look-back.ts';
import { changedDocuments } from '../versions-of.ts';
import type { Loss } from './loss.ts';

/** Whether a message says itself what was there, or what is there instead. */
const tellsOther = ({ tells }: Problem): boolean => tells === 'exchange' || tells === 'former';

/** Values that have each other's places since the commit, when something is wrong with one: what was in its place alone is half. */
export const wrongExchanges = (past: Past): Loss[] =>
  exchangesSince(changedDocuments(past), past.files.source.icons).map(([one, other]) => ({
    told: { ...one, message: `${saidOfExchange(one, other, past.since)} Exchange them again.` },
    isFollower: (problem) =>
      !tellsOther(problem) &&
      [one, other].some(
        ({ file, pointer }) => problem.file === file && isAtOrBelow(problem.pointer, pointer),
      ),
  }));
