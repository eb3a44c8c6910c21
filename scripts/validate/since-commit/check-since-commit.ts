import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import type { Past } from './look-back.ts';
import type { ComparingCheck } from './with-comparison.ts';

/** A site, what its changed files said at a commit, and the site that it was there. */
export type SinceCommit = Past & { before: SiteSource };

/** One rule about a site beside its former version. Its messages begin with the place themselves. */
export type CheckSinceCommit = ComparingCheck & { run: (compared: SinceCommit) => Finding[] };
