import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { lockFile } from '../../src/engine/core/file-names.ts';
import { project } from '../command.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';
import { gitIn } from '../git-in.ts';

/** A copy of the project's site for the tests of a file, with which each begins as it was committed. */
export const committedSite = () => {
  let site: SiteCopy;
  const git = (...args: string[]) => gitIn(site.root, ...args);
  beforeAll(async () => {
    site = await copySite(project);
    await cp(path.join(project, lockFile), site.file(lockFile));
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'The site');
    git('tag', 'start');
  });
  afterEach(() => {
    git('reset', '--hard', '--quiet', 'start');
    git('clean', '-fdq');
  });
  afterAll(() => site.remove());
  return { site: () => site, git };
};
