import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';

/** What happened to a file since a commit, told where it happened, and which problems only follow from that. */
export type Loss = {
  told: Place & Pick<Problem, 'message' | 'at' | 'suggestion' | 'missing' | 'mentions'> & { check?: string };
  isFollower: (problem: Problem) => boolean;
};
