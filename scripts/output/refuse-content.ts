import path from 'node:path';
import { UsageError } from '../cli/usage-error.ts';

const contentFolders = ['pages', 'locales', 'public'];

const isWithin = (folder: string, outer: string): boolean => {
  const way = path.relative(outer, folder);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
};

/** Throws when a site is to be built into its own content: what was built would be content of the next build. */
export const refuseContent = (root: string, out: string): void => {
  const content = contentFolders
    .map((name) => path.resolve(root, name))
    .find((folder) => isWithin(path.resolve(out), folder));
  if (content !== undefined)
    throw new UsageError(`${content} holds the content of the site. Name another folder with --out.`);
};
