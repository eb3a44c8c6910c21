import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';

/** A site that has the code in its own folder. */
export type CodedSite = {
  source: SiteSource;
  project: string;
  /** The section types that have a schema. */
  types: string[];
  /** Files of which only a part could be read: nothing is concluded from them. */
  unreadable: ReadonlySet<string>;
};

/** One rule about the schemas of a project beside its code. */
export type CodeCheck = CheckInfo & { run: (site: CodedSite) => Finding[] | Promise<Finding[]> };
