import { readIfWhole } from './kept-json.ts';

/** Where npm notes what it has installed. */
export const installedNote = 'node_modules/.package-lock.json';

type Installed = { packages?: Record<string, { version?: string; optional?: boolean }> };

/**
 * The versions of the libraries as npm has installed them, which may not be those of package-lock.json yet. What only
 * some systems need is left out: the same code gives the same key on each.
 */
export const installedVersions = (root: string): string => {
  const { packages = {} } = readIfWhole<Installed>(`${root}/${installedNote}`) ?? {};
  const needed = Object.entries(packages).filter(([, { optional }]) => !optional);
  return JSON.stringify(needed.map(([name, { version }]) => [name, version]));
};
