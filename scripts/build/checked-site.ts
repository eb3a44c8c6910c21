import path from 'node:path';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { hasPolicies } from '../../src/engine/core/untranslated.ts';
import { ContentErrors } from '../cli/content-errors.ts';
import { silent } from '../cli/progress.ts';
import type { ThreadPool } from '../cli/thread-pool.ts';
import { listFiles } from '../site/list-files.ts';
import { outlineOf } from '../site/page-outline.ts';
import { pageFilesIn, present, readSite } from '../site/site-files.ts';
import { isInTheWay } from '../validate/is-in-the-way.ts';
import { validateSite } from '../validate/validate-site.ts';
import type { BuildOptions } from './build-options.ts';
import { namedByPages } from './make-pictures.ts';
import { signNow } from './refuse-edited.ts';

/**
 * A site without errors; `assets` are the files of the public folder that each page names. Of a large site only the
 * outlines of its pages are kept, and the signatures that all that is read again had when it was checked.
 */
export type CheckedSite = { source: SiteSource; assets: string[][]; signatures?: Map<string, string> };

/** From so many documents on, a site is built in parts: fewer are faster held at once. */
const largeSite = 300;

const wholeSite = (source: SiteSource): CheckedSite => ({
  source,
  assets: namedByPages(source),
});

const signLarge = (root: string, from: number): Map<string, string> | undefined => {
  const files = pageFilesIn(root);
  const words = listFiles(path.join(root, 'locales')).map((file) => `locales/${file}`);
  return files.length < from ? undefined : signNow(root, [...files, ...words]);
};

/** Reads and checks a site. Throws ContentErrors when it has any. */
export const readCheckedSite = async (options: BuildOptions, pool: ThreadPool): Promise<CheckedSite> => {
  const { root, clock = present(), progress = silent, inPartsFrom = largeSite, threads } = options;
  const signatures = signLarge(root, inPartsFrom);
  const { files, problems, assets } = await validateSite(root, {
    ...{ progress, clock, inPartsFrom, pool, threads, errorsOnly: true, listAssets: true },
  });
  const errors = problems.filter((problem) => isInTheWay(problem, clock));
  if (errors.length > 0)
    throw new ContentErrors('The content has errors; nothing was built.', errors, files.texts);
  const { source } = files;
  if (!assets || !signatures) return wholeSite(source);
  // Whether a page is shown in a language that lacks some of its words is seen in its sections.
  if (hasPolicies(source.config)) return wholeSite((await readSite(root, { clock })).source);
  return { source: { ...source, pages: source.pages.map(outlineOf) }, assets, signatures };
};
