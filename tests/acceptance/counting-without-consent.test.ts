import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Request } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import { settled, withBrowser } from './browser-page.ts';
import { follow } from './counted-page.ts';
import { databaseOpen } from './outbox-page.ts';
import { changePayloads, openPrepared, switchLanguage } from './routed-page.ts';

const open = withBrowser();

/** Opens a page whose views are counted by a service at an address of the site; notes what it is sent. */
const visit = async (at: string, services: Record<string, string>, place: string) => {
  const sent: Request[] = [];
  const prepare = async (page: Page) => {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === place) sent.push(request);
    });
    await changePayloads(page, (data) => {
      Object.assign(data.page.settings.services, services);
      return data;
    });
  };
  return { ...(await openPrepared(open, at, { prepare })), sent };
};

const bodies = (sent: Request[]) => sent.map((request) => JSON.parse(request.postData() ?? 'null'));

describe('Plausible counts without cookies', () => {
  it('by one short text for each page view, without its script', async () => {
    const services = { analytics: 'plausible', analyticsUrl: '/counts', analyticsId: 'inspira.example' };
    const { page, sent } = await visit(
      '/contact?name=Ana&utm_source=mail#form',
      services,
      '/counts/api/event',
    );
    await follow(page, '/rewards');
    const { origin } = new URL(page.url());
    const view = {
      n: 'pageview',
      d: 'inspira.example',
      r: await page.evaluate(() => document.referrer || null),
    };
    await expect
      .poll(() => bodies(sent))
      .toEqual([
        { ...view, u: `${origin}/contact?utm_source=mail` },
        { ...view, u: `${origin}/rewards` },
      ]);
    expect(sent.map((request) => [request.method(), request.headers()['content-type']])).toEqual(
      Array(2).fill(['POST', 'text/plain']),
    );
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  });

  it('and says nothing when its server does not answer', async () => {
    const services = { analytics: 'plausible', analyticsUrl: '/counts' };
    const { page, said } = await visit('/', services, '/counts/api/event');
    await follow(page, '/rewards');
    await settled(page);
    expect(said.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
  });
});

describe('the beacon counts in the site’s own database', () => {
  beforeAll(() => databaseOpen(inject('site')));

  it('path and language of each page, and nothing else', async () => {
    const { page, sent } = await visit('/?token=abc&a=1', { analytics: 'beacon' }, '/functions/v1/pageview');
    await switchLanguage(page, 'es');
    await follow(page, '/rewards-es');
    await expect
      .poll(() => bodies(sent))
      .toEqual([
        { path: '/', locale: 'en' },
        { path: '/-es', locale: 'es' },
        { path: '/rewards-es', locale: 'es' },
      ]);
    const answers = await Promise.all(sent.map((request) => request.response()));
    expect(answers.map((answer) => answer?.status())).toEqual([204, 204, 204]);
  });
});

describe('a site that asks nobody', () => {
  it.each(['index.html', '-es.html', dataPath('/').slice(1)])(
    'has nothing of the banner in %s',
    async (file) => {
      const text = await readFile(path.join(inject('siteFolder'), file), 'utf8');
      expect(text).not.toMatch(/"type":"consent"|data-section="consent"/);
    },
  );

  it.each([{}, { analytics: 'plausible', analyticsUrl: '/counts' }, { analytics: 'beacon' }])(
    'asks nothing with %o',
    async (services) => {
      const { page } = await visit('/', services, '');
      await settled(page);
      expect(await page.getByRole('region', { name: 'Cookies' }).count()).toBe(0);
      expect(await page.locator('footer').getByRole('button', { name: 'Cookies' }).count()).toBe(0);
    },
  );
});

describe('row 61: a bad id, address or name', () => {
  it.each([
    ['analytics', { analytics: 'matomo' }],
    ['analyticsId', { analytics: 'plausible', analyticsId: 'a b', analyticsUrl: '/counts' }],
    ['analyticsUrl', { analytics: 'plausible', analyticsUrl: 'counts.example' }],
  ])('%s is blanked with a warning: %o', async (key, services) => {
    const { page, said } = await visit('/', services, '');
    await settled(page);
    const value = (services as Record<string, string>)[key];
    expect(said[0]).toBe(`warning: services.${key} is not valid and is ignored: ${value}`);
    expect(said.filter((line) => !line.startsWith('warning: '))).toEqual([]);
  });
});
