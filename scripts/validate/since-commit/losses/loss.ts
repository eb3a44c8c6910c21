import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import type { CheckId } from '../../../../src/generated/check-ids.ts';

/** What happened to a file since a commit, told where it happened, and which problems only follow from that. */
export type Loss = {
  told: Place & Pick<Problem, 'message' | 'at' | 'suggestion' | 'missing' | 'mentions'> & { check?: CheckId };
  isFollower: (problem: Problem) => boolean;
};
