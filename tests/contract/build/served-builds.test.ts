import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { createSiteServer } from '../../../scripts/server/site-server.ts';
import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import type { PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import { project } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';

let site: SiteCopy;
let out: string;
let server: Server;

const build = () => buildSite({ root: site.root, out, cache: path.join(project, '.cache') });

const ask = async (address: string) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  return {
    status: response.status,
    text: await response.text(),
    headers: response.headers,
    url: response.url,
  };
};

const statuses = (...addresses: string[]) =>
  Promise.all(addresses.map(async (address) => (await ask(address)).status));

beforeAll(async () => {
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  out = await mkdtemp(path.join(tmpdir(), 'served-'));
  await build();
  server = createSiteServer({ folder: out });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await Promise.all([site.remove(), rm(out, { recursive: true })]);
});

describe('a server, while another process builds the site anew', () => {
  it('sends pages that were not there when it began, and those that are gone no longer', async () => {
    const addresses = ['/quarters', '/quarters-es', dataPath('/quarters')];
    expect(await statuses(...addresses)).toEqual([404, 404, 404]);
    await site.edit<PageDocument>('pages/rooms.json', (page) => {
      page.path = '/quarters';
    });
    await build();
    expect(await statuses(...addresses)).toEqual([200, 200, 200]);
    expect((await ask('/quarters')).text).toContain('</html>');
    expect(await statuses('/rooms', dataPath('/rooms'))).toEqual([404, 404]);
  });

  it('goes on sending the styles of a page that it has sent before', async () => {
    const [style = ''] = /\/assets\/page\.\w+\.css/.exec((await ask('/')).text) ?? [];
    const { text } = await ask(style);
    await rm(path.join(out, style));
    expect(await ask(style)).toMatchObject({ status: 200, text });
    expect((await ask(style)).headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await statuses('/assets/page.0000000000.css')).toEqual([404]);
    await writeFile(path.join(out, style), text);
  });

  it('takes over redirects, headers and languages', async () => {
    expect((await ask('/chambers')).status).toBe(404);
    await site.edit<SiteConfig>('site.config.json', (config) => {
      config.redirects = { '/chambers': 'page:rooms' };
      config.services = { backendUrl: 'https://forms.example', backendKey: 'key' };
    });
    await build();
    const { url, headers } = await ask('/chambers');
    expect(new URL(url).pathname).toBe('/quarters');
    expect(headers.get('content-security-policy')).toContain('https://forms.example');
    await site.edit<SiteConfig>('site.config.json', (config) => {
      delete config.redirects;
      delete config.services;
      config.locales = config.locales.filter(({ locale }) => locale !== 'ar');
    });
    await rm(site.file('locales/ar.json'));
    await build();
    expect(await statuses('/chambers', '/quarters-ar', '/quarters-es')).toEqual([404, 404, 200]);
    expect((await ask('/')).headers.get('content-security-policy')).not.toContain('forms.example');
    expect((await ask('/nowhere-ar')).text).toContain('lang="en"');
  });

  it('keeps what it knew when the note for servers is damaged', async () => {
    await writeFile(path.join(out, '.site.json'), 'half');
    expect(await statuses('/quarters', '/nowhere')).toEqual([200, 404]);
    await build();
    expect(await statuses('/quarters', '/nowhere', '/.site.json')).toEqual([200, 404, 404]);
  });

  it('goes on to say that what is not there is not found, in words', async () => {
    const { status, text } = await ask('/nowhere');
    expect(status).toBe(404);
    expect(text).toContain('</html>');
    expect(await statuses('/Quarters', '/.build', dataPath('/nowhere'), '/..%2f..%2fetc%2fpasswd')).toEqual([
      404, 404, 404, 404,
    ]);
  });
});
