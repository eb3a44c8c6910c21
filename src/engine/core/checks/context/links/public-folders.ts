import type { CheckContext } from '../check-context.ts';

/** The folders with files of the public folder, and what is in each. */
export const publicFolders = ({ source }: CheckContext): Map<string, string> =>
  new Map(
    Object.keys(source.assets).flatMap((file): [string, string][] => {
      const folder = /^\/[^/]+(?=\/)/.exec(file)?.[0];
      return folder === undefined ? [] : [[folder, `the files of public${folder}`]];
    }),
  );
