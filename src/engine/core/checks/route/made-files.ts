import { filesOfBuild } from '../../addresses/files-of-build.ts';
import type { CheckContext } from '../context/check-context.ts';
import { perContext } from '../context/per-context.ts';

/** The files that the build of the site makes outside of its own folders, and what it makes them of. */
export const madeFilesOf = perContext(({ manifest }) => filesOfBuild(manifest));

/** The folders with files of the public folder, and what is in each. */
export const publicFolders = ({ source }: CheckContext): Map<string, string> =>
  new Map(
    Object.keys(source.assets).flatMap((file): [string, string][] => {
      const folder = /^\/[^/]+(?=\/)/.exec(file)?.[0];
      return folder === undefined ? [] : [[folder, `the files of public${folder}`]];
    }),
  );
