import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepareSite } from '../../../src/engine/core/site.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { withOutputLock } from '../../build/output/output-lock.ts';
import { isOutput } from '../../build/output/replace-files.ts';
import { UsageError } from '../../cli/usage-error.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { builtProblem } from './built-check.ts';
import { builtChecks } from './built-checks.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';

/** Everything that is wrong with a built site. */
const problemsOfBuilt = async (site: BuiltSite): Promise<LocatedProblem[]> => {
  const found = await Promise.all(
    builtChecks.map(async (check) => (await check.run(site)).map((finding) => builtProblem(check, finding))),
  );
  return found.flat();
};

const checkWhole = async (source: SiteSource, folder: string, root: string): Promise<LocatedProblem[]> => {
  if (!existsSync(path.join(folder, 'sitemap.xml')) && !existsSync(path.join(folder, 'index.html')))
    throw new UsageError(`${folder} holds no built site. Build it first: npm run build.`);
  const { manifest, source: shown } = prepareSite(source);
  const name = path.relative(root, folder).split(path.sep).join('/') || '.';
  return problemsOfBuilt(await readBuiltSite({ folder, name, manifest, sources: shown.pages }));
};

/**
 * Checks what the build of a site left in a folder, into which no other may be built meanwhile. The content must be
 * right: the build refuses any other. Problems name files as seen from `root`, the folder of the site.
 */
export const checkBuilt = async (
  source: SiteSource,
  folder: string,
  root = process.cwd(),
): Promise<LocatedProblem[]> => {
  const check = () => checkWhole(source, folder, root);
  return isOutput(folder) ? withOutputLock(folder, check) : check();
};
