import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/build/build-site.ts';
import { precompress } from '../../scripts/server/precompress.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import { unavailableFunctions } from '../../scripts/server/unavailable-functions.ts';

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

const project = path.resolve(import.meta.dirname, '../..');

const serve = async (root: string, folder: string): Promise<{ server: Server; address: string }> => {
  const site = await buildSite({ root, out: folder, cache: path.join(project, '.cache') });
  await precompress(folder);
  const server = createSiteServer({ folder, manifest: site.manifest, functions: unavailableFunctions });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Builds and serves the site and the mini site once for all acceptance tests. */
export default async function setup(tests: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  const site = await serve(project, path.join(folder, 'site'));
  const mini = await serve(path.join(project, 'tests/fixtures/mini-site'), path.join(folder, 'mini-site'));
  tests.provide('site', site.address);
  tests.provide('miniSite', mini.address);
  tests.provide('siteFolder', path.join(folder, 'site'));
  return async () => {
    await Promise.all([stop(site.server), stop(mini.server)]);
    await rm(folder, { recursive: true });
  };
}
