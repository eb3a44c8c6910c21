import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { servedFile } from '../../src/engine/core/addresses/output-paths.ts';
import { buildRoutes } from '../../src/engine/core/addresses/routes.ts';
import { tinyConfig, tinyPages, tinySource } from '../../src/engine/core/testing/tiny-site.ts';
import { listen } from '../cli/listen.ts';
import { servedText } from '../output/served-site.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';

let folder: string;
let server: Server | undefined;

const served = (options: Omit<SiteServerOptions, 'folder'> = {}): Promise<string> => {
  server = createSiteServer({ folder, ...options });
  return listen(server, 0);
};

const writeServed = (redirects: Record<string, string>) => {
  const manifest = buildRoutes({ ...tinyConfig, redirects }, tinyPages);
  writeFileSync(path.join(folder, servedFile), servedText({ manifest, source: tinySource() }));
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  writeServed({ '/old': 'https://example.com/日本', '/year': 'page:contact#año' });
  writeFileSync(path.join(folder, 'contact.html'), 'contact');
});
afterEach(() => {
  vi.restoreAllMocks();
  server?.close();
  rmSync(folder, { recursive: true });
});

describe('the server of a built site', () => {
  it('sends visitors on to addresses in any alphabet, and goes on', async () => {
    const address = await served();
    const locationOf = async (from: string) => {
      const { headers } = await fetch(address + from, { redirect: 'manual' });
      return headers.get('location');
    };
    expect(await locationOf('/old?q=1')).toBe('https://example.com/%E6%97%A5%E6%9C%AC?q=1');
    expect(await locationOf('/year')).toBe('/contact#a%C3%B1o');
    expect(await (await fetch(`${address}/contact`)).text()).toBe('contact');
  });

  it('answers 500 where it fails, says why in the terminal, and goes on', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const address = await served({
      functions: ({ url }) => {
        if (url === '/fails') throw new Error('of this');
        return false;
      },
    });
    const { status, headers } = await fetch(`${address}/fails`);
    expect([status, headers.get('x-frame-options')]).toEqual([500, 'DENY']);
    expect(String(logged.mock.calls[0])).toContain('of this');
    expect((await fetch(`${address}/contact`)).status).toBe(200);
  });

  it('notices another build at the next request, once', async () => {
    const renewed = vi.fn();
    const address = await served({ renewed });
    const locations: (string | null)[] = [];
    for (const to of ['page:contact', 'https://example.com/longer', undefined]) {
      const { headers } = await fetch(`${address}/old`, { redirect: 'manual' });
      locations.push(headers.get('location'));
      if (to) writeServed({ '/old': to });
    }
    expect(locations).toEqual([expect.any(String), '/contact', 'https://example.com/longer']);
    expect(renewed).toHaveBeenCalledTimes(2);
  });

  it('answers what is not there and an address that cannot be decoded with 404', async () => {
    const address = await served();
    const statuses = ['/nothing.svg', '/100%.svg', '/a%00.svg', '/nowhere'].map(
      async (from) => (await fetch(address + from)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
  });

  it('shows the page for unknown addresses in the place of a file, also of one named like a page', async () => {
    mkdirSync(path.join(folder, 'solutions'));
    for (const name of ['404', '404-es', 'solutions/404'])
      writeFileSync(path.join(folder, `${name}.html`), name);
    const address = await served();
    const shown = ['/nowhere.pdf', '/contact.pdf', '/contact-es.pdf', '/solutions/loyalty.pdf'].map(
      async (from) => {
        const response = await fetch(address + from);
        return [response.status, await response.text()];
      },
    );
    expect(await Promise.all(shown)).toEqual([
      [404, '404'],
      [404, '404'],
      [404, '404-es'],
      [404, 'solutions/404'],
    ]);
  });
});
