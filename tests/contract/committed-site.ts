import { afterAll, afterEach, beforeAll } from 'vitest';
import type { SiteCopy } from '../copy-site.ts';
import { gitIn } from '../git-in.ts';
import { beginWithCleanSite } from './begin-with-clean-site.ts';
import { copyBilingualSite } from './copy-bilingual-site.ts';

/** A copy of the project's site, without problems, for the tests of a file, with which each begins as it was committed. */
export const committedSite = () => {
  let site: SiteCopy;
  beginWithCleanSite();
  const git = (...args: string[]) => gitIn(site.root, ...args);
  beforeAll(async () => {
    site = await copyBilingualSite();
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
