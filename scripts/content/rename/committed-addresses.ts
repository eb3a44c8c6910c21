import { omit } from '../../../src/engine/core/json/omit.ts';
import type { PageFile } from '../../../src/engine/core/types.ts';
import { changedFiles } from '../../git/changed-files.ts';
import { formerSite } from '../../validate/since-commit/former-site.ts';
import { lookBack } from '../../validate/since-commit/look-back.ts';
import { publishedRoutes } from '../../validate/since-commit/published-routes.ts';
import type { Workspace } from '../workspace.ts';

/** A page without its end: what was shown until then is known as well. */
export const withoutEnd = (page: PageFile): PageFile => ({
  ...page,
  document: omit(page.document, ['unpublishAt']),
});

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
  const shown = { ...before, pages: before.pages.map(withoutEnd) };
  return new Set(publishedRoutes(shown, () => true).map(({ path }) => path));
};
