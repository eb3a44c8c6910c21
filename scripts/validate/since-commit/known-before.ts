import { isOf } from '../../../src/engine/core/checks/problems/is-of.ts';
import { problemKey } from '../../../src/engine/core/checks/problems/place-keys.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import type { ValidateOptions } from '../validate-options.ts';
import { formerFiles } from './former-files.ts';

/** A site, how it is checked, and what finds all that is wrong with a site by itself. */
type Comparison = {
  files: SiteFiles;
  options: Pick<ValidateOptions, 'past' | 'lossesOnly'>;
  checkAll: (files: SiteFiles) => Promise<Problem[]>;
};

/** Which files lie there, the disk says, and it knows only of now. */
const isOfDisk = isOf('ref/unread-file');

/**
 * The keys of what was wrong with a site at the commit already; none outside of git. A site that is read in parts, or
 * watched while it is edited, is not checked a second time: nobody would wait for that.
 */
export const knownBefore = async ({ files, options, checkAll }: Comparison): Promise<ReadonlySet<string>> => {
  const { past, lossesOnly = false } = options;
  const isWhole = files.source.pages.every(({ outline }) => outline === undefined);
  const content = isWhole && !lossesOnly ? await past?.() : undefined;
  if (!content) return new Set();
  const before = await checkAll(await formerFiles({ ...content, files }));
  return new Set(before.filter((problem) => !isOfDisk(problem)).map(problemKey));
};
