import { changedFiles } from '../../git/changed-files.ts';
import { formerSite } from '../../validate/released/former-site.ts';
import { lookBack } from '../../validate/released/look-back.ts';
import { publishedRoutes } from '../../validate/released/published-routes.ts';
import type { Workspace } from '../workspace.ts';

/**
 * The addresses that the site had at the last commit: nobody could follow a link to one that was only just made. Undefined
 * outside of git, where all may be known.
 */
export const committedAddresses = async ({ files }: Workspace): Promise<Set<string> | undefined> => {
  const { root, source } = files;
  const content = await lookBack(root, 'HEAD')();
  if (!content) return undefined;
  const isNew = new Set((await changedFiles(root, 'HEAD')).filter((file) => !content.former.has(file)));
  const pages = source.pages.filter(({ file }) => !isNew.has(file));
  const before = formerSite({ ...content, files: { ...files, source: { ...source, pages } } });
  return new Set(publishedRoutes(before, () => true).map(({ path }) => path));
};
