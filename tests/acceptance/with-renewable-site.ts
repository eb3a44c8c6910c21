import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, inject } from 'vitest';
import { createSiteServer } from '../../scripts/server/site-server.ts';

/** A served site that was built anew when `renew` ends. Like most hosts, its server has nothing of the old one then. */
type RenewableSite = { address: string; renew: () => Promise<void> };

const withCode = /\.(html|js|json)$/;

/** Gives each script another name, as a change of code does that they share, wherever it is named. */
const renameScripts = async (folder: string): Promise<void> => {
  const assets = path.join(folder, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const renamed = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, 'x.js')), text);
  const entries = await readdir(folder, { recursive: true });
  for (const file of entries.filter((name) => withCode.test(name)).map((name) => path.join(folder, name)))
    await writeFile(file, renamed(await readFile(file, 'utf8')).replace(/"code":"/, '"code":"x'));
  for (const name of scripts) await rename(path.join(assets, name), path.join(assets, renamed(name)));
};

const serve = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'renewable-site-'));
  await cp(inject('siteFolder'), folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  let site = createSiteServer({ folder });
  const server = createServer((...exchange) => site.emit('request', ...exchange));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  };
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const renew = async () => {
    await renameScripts(folder);
    site = createSiteServer({ folder });
  };
  return { address, renew, stop };
};

/** Serves copies of the built site, each until its test is over. */
export const withRenewableSite = (): (() => Promise<RenewableSite>) => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });
  return async () => {
    const site = await serve();
    stops.push(site.stop);
    return site;
  };
};
