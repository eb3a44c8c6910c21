import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';
import { UsageError } from '../cli/usage-error.ts';

const contentFolders = ['pages', 'locales', 'public'];

/** What is read when a site is checked and built, or belongs to programs that do not expect a site there. */
const codeFolders = [
  'schemas',
  'src',
  'scripts',
  'supabase',
  'tests',
  'docs',
  'node_modules',
  '.cache',
  '.git',
];

const isWithin = (folder: string, outer: string): boolean => {
  const way = path.relative(outer, folder);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
};

/** Throws when a site is to be built into its own content or code: what was built would be read by the next build. */
export const refuseOutput = (root: string, out: string): void => {
  const refuse = (outer: string, names: string[], what: string) => {
    const found = names
      .map((name) => path.resolve(outer, name))
      .find((folder) => isWithin(path.resolve(out), folder));
    if (found !== undefined) throw new UsageError(`${found} holds ${what}. Name another folder with --out.`);
  };
  refuse(root, contentFolders, 'the content of the site');
  refuse(codeRoot, codeFolders, 'files of the project');
};
