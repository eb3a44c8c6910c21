import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '../../scripts/backend/start-backend.ts';
import type { ServicesConfig } from '../../src/generated/types.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';
import { hydrated, withBrowser } from './browser-page.ts';
import { answers, field, fillContact, submit, toast } from './form-page.ts';
import { databaseOpen } from './outbox-page.ts';
import { project, type ServedSite, serveSite } from './serve-site.ts';

const open = withBrowser();

type Call = { method: string; path: string; asked: string };

let functions: Server;
let address: string;
let backend: Backend | undefined;
let dataDir: string;
let copy: SiteCopy;
let site: ServedSite;
let calls: Call[] = [];

const outbox = () => fetch(`${address}/__outbox`);

/** The functions answer the pages of these origins from now on, beside their own. */
const allow = async (origins: string) => {
  await backend?.close();
  backend = startBackend({ address, dataDir, env: { SITE_ORIGINS: origins, MIN_FILL_MS: '0' } });
  await databaseOpen(address);
  calls = [];
};

beforeAll(async () => {
  functions = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    calls.push({ method, path: url, asked: headers['access-control-request-headers'] ?? '' });
    if (!backend?.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(functions.address() as AddressInfo).port}`;
  dataDir = mkdtempSync(path.join(tmpdir(), 'two-origins-'));
  copy = await copySite(project);
  await copy.edit<{ services: ServicesConfig }>('site.config.json', ({ services }) => {
    services.backendUrl = address;
    services.contactUrl = `${address}/functions/v1/resend-email`;
    services.newsletterUrl = `${address}/functions/v1/newsletter-subscribe`;
  });
  site = await serveSite(copy.root);
});
afterAll(async () => {
  await backend?.close();
  functions.close();
  functions.closeAllConnections();
  await site.stop();
  await copy.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const sendMessage = async (): Promise<{ page: Page; said: string[] }> => {
  const visit = await open('/contact', { baseURL: site.address });
  await hydrated(visit.page);
  await fillContact(visit.page);
  await submit(visit.page).click();
  return visit;
};

const made = (wanted: string) => calls.filter(({ method }) => method === wanted);

describe('row 57: site and functions on two origins', () => {
  it('a message and a subscription go through after the question of the browser, and are stored', async () => {
    await allow(site.address);
    const { page, said } = await sendMessage();
    await page.locator('[data-sent]').waitFor();
    await field(page, 'email', 'newsletter').fill(answers.email);
    await submit(page, 'newsletter').click();
    await page.locator('footer [data-sent]').waitFor();
    const asked = made('OPTIONS');
    expect(asked.map((call) => call.path)).toEqual([
      '/functions/v1/resend-email',
      '/functions/v1/newsletter-subscribe',
    ]);
    expect(asked[0]?.asked).toContain('idempotency-key');
    expect(said).toEqual([]);
    expect(await (await outbox()).text()).toContain(`Request a Demo: ${answers.name}`);
  });

  it('taken off the list, the site is refused: the failure is told and the form stays filled', async () => {
    await allow('https://elsewhere.example');
    const { page, said } = await sendMessage();
    expect(await toast(page, 'alert').words()).toEqual([
      'Submission Failed',
      'There was a problem sending your message. Please try again.',
    ]);
    for (const [name, value] of Object.entries(answers)) {
      expect(await field(page, name).inputValue()).toBe(value);
    }
    await expect.poll(() => said.join('\n')).toContain('has been blocked by CORS policy');
    expect([made('OPTIONS').length > 0, made('POST')]).toEqual([true, []]);
  });
});
