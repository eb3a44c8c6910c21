import { dataFolder } from '../../../addresses/output-paths.ts';
import type { CheckContext } from '../check-context.ts';

/** The folders that the build and the server fill themselves. */
export const ownFolders: Record<string, string> = {
  [`/${dataFolder}`]: 'the content of pages',
  '/assets': 'scripts, styles and fonts',
  '/functions': 'the functions behind the forms',
  '/share': 'the pictures of shared links',
};

/** The folders with files of the public folder, and what is in each. */
export const publicFolders = ({ source }: CheckContext): Map<string, string> =>
  new Map(
    Object.keys(source.assets).flatMap((file): [string, string][] => {
      const folder = /^\/[^/]+(?=\/)/.exec(file)?.[0];
      return folder === undefined ? [] : [[folder, `the files of public${folder}`]];
    }),
  );
