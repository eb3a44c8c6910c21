import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { project, serveSite } from './serve-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built site, without a slash at the end. */
    site: string;
    /** The address of the small site with three languages. */
    miniSite: string;
    /** The folder of the built site. */
    siteFolder: string;
  }
}

/** Builds and serves the site and the mini site once for all acceptance tests. */
export default async function setup(tests: TestProject): Promise<() => Promise<void>> {
  const site = await serveSite(project);
  const mini = await serveSite(path.join(project, 'tests/fixtures/mini-site'));
  tests.provide('site', site.address);
  tests.provide('miniSite', mini.address);
  tests.provide('siteFolder', site.folder);
  return async () => {
    await Promise.all([site.stop(), mini.stop()]);
  };
}
