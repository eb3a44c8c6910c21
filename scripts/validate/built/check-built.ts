import { existsSync } from 'node:fs';
import path from 'node:path';
import { madeFiles } from '../../../src/engine/core/addresses/output-paths.ts';
import { silence } from '../../../src/engine/core/checks/settings/silence.ts';
import { suppressionsOf } from '../../../src/engine/core/checks/settings/suppressions-of.ts';
import { weigh } from '../../../src/engine/core/checks/settings/weigh.ts';
import { prepareSite } from '../../../src/engine/core/site.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { relativePosix } from '../../cli/posix-path.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { withOutputLock } from '../../output/output-lock.ts';
import { isOutput } from '../../output/replace-files.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { builtProblem } from './built-check.ts';
import { builtChecks } from './built-checks.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { builtOutOfDate, isEditedSinceBuild } from './out-of-date.ts';

/** Everything that is wrong with a built site. */
const problemsOfBuilt = async (site: BuiltSite): Promise<LocatedProblem[]> => {
  const found = await Promise.all(
    builtChecks.map(async (check) => (await check.run(site)).map((finding) => builtProblem(check, finding))),
  );
  return found.flat();
};

/** A folder as problems name it. */
const nameOf = (root: string, folder: string): string => relativePosix(root, folder) || '.';

const checkWhole = async (source: SiteSource, folder: string, root: string): Promise<LocatedProblem[]> => {
  if (!existsSync(path.join(folder, madeFiles.siteMap)) && !existsSync(path.join(folder, 'index.html')))
    throw new UsageError(`${folder} holds no built site. Build it first: npm run build`);
  const { manifest, source: shown } = prepareSite(source);
  const name = nameOf(root, folder);
  return problemsOfBuilt(await readBuiltSite({ folder, name, manifest, sources: shown.pages }));
};

const outOfDate = 'Pages or words were saved since this was built. Build the site again: npm run build';

/**
 * Checks the output of a build in a folder, into which no other build may write meanwhile. The content must have no
 * errors, or it would not have been built. Problems name files as seen from `root`, the folder of the site. With
 * `cache`, where builds keep their memory, a site that was built from other content is reported as that alone. The
 * settings of the site hold for these checks as for all others.
 */
export const checkBuilt = async (
  source: SiteSource,
  folder: string,
  { root, cache }: { root: string; cache?: string },
): Promise<LocatedProblem[]> => {
  const check = async () => {
    if (cache === undefined || !isEditedSinceBuild({ root, out: folder, cache }))
      return checkWhole(source, folder, root);
    return [builtProblem(builtOutOfDate, { file: `${nameOf(root, folder)}/index.html`, message: outOfDate })];
  };
  const found = await (isOutput(folder) ? withOutputLock(folder, check) : check());
  return silence(found, suppressionsOf(source)).open.flatMap((problem) => weigh(problem, source));
};
