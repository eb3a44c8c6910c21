import { request } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import config from '../../site.config.json' with { type: 'json' };
import { aliases, allPaths, routes } from './browser-page.ts';
import { siteWords } from './site-words.ts';

const { origin } = config;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('site') + path, { redirect: 'manual', headers });
const html = async (path: string) => (await get(path)).text();
const words = (document: string) =>
  document
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** The status of a conditional request as browsers send it: fetch would add a header that forbids the 304. */
const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(inject('site') + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('ROUTE-1, 2, 6: every route is prerendered in its language', () => {
  it.each(allPaths)('%s answers with its whole document', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const document = await response.text();
    const spanish = path.includes('-es');
    expect(document).toContain(`<html lang="${spanish ? 'es' : 'en'}" dir="ltr"`);
    expect(document.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(words(document)).toContain(spanish ? siteWords.es.header.solutions : 'Solutions');
    expect(words(document).length).toBeGreaterThan(1200);
  });
});

describe('ROUTE-4 and 5: what is not found', () => {
  it.each(
    ['/nowhere', '/solutions/', '/Contact', '/contact-', '/a/b/c'].filter((path) => !path.endsWith('/')),
  )('%s answers 404 with the English screen', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(words(await response.text())).toContain('Oops! Page not found');
  });
  it('a path that contains -es gets Spanish text and a link to /-es', async () => {
    const document = await html('/nada-es');
    expect(document).toContain('<html lang="es"');
    expect(document).toContain('href="/-es"');
  });
  it.each([
    ['/solutions/unknown', 'Solution not found'],
    ['/inspira-unknown-es', siteWords.es.solutionNotFound.title],
    ['/solutions-es/unknown', siteWords.es.solutionNotFound.title],
  ])('%s answers 404 with "%s"', async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(words(await response.text())).toContain(text);
  });
  it('on a dedicated path the query parameter slug chooses the solution', async () => {
    const [asked, plain] = await Promise.all([
      html('/inspira-pay-es?slug=loyalty'),
      html('/inspira-loyalty-es'),
    ]);
    expect(asked).toBe(plain);
  });
});

describe('ROUTE-8: what a document says of itself', () => {
  it.each(routes)('%s and %s name each other, themselves and x-default', async (english, spanish) => {
    for (const path of [english, spanish]) {
      const document = await html(path);
      expect(document).toContain(`<link rel="canonical" href="${origin}${path}">`);
      expect(document).toContain(`<link rel="alternate" href="${origin}${english}" hreflang="en">`);
      expect(document).toContain(`<link rel="alternate" href="${origin}${spanish}" hreflang="es">`);
      expect(document).toContain(`<link rel="alternate" href="${origin}${english}" hreflang="x-default">`);
    }
  });
  it.each(aliases)('%s points to the dedicated path', async (path) => {
    const dedicated = path.replace(/\/solutions-es\/(.+)/, '/inspira-$1-es');
    expect(await html(path)).toContain(`<link rel="canonical" href="${origin}${dedicated}">`);
  });
  it('titles and descriptions differ from page to page', async () => {
    const documents = await Promise.all(routes.flat().map(html));
    const of = (pattern: RegExp) => documents.map((document) => pattern.exec(document)?.[1]);
    expect(new Set(of(/<title>(.+?)<\/title>/)).size).toBe(documents.length);
    expect(new Set(of(/name="description" content="(.+?)"/)).size).toBe(documents.length);
  });
  it('sitemap.xml lists every canonical route, robots.txt names it', async () => {
    const sitemap = await html('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(expect.arrayContaining(routes.flat().map((path) => origin + path)));
    expect(listed.filter((address) => aliases.some((path) => address === origin + path))).toEqual([]);
    expect(await html('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
  it.each(routes.flat())('%s has a picture of 1200 × 630 for shared links', async (path) => {
    const [, image = ''] = /property="og:image" content="(.+?)"/.exec(await html(path)) ?? [];
    expect(image.startsWith(origin)).toBe(true);
    const response = await get(image.slice(origin.length));
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = new DataView(await response.arrayBuffer());
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630]);
  });
});

describe('ROUTE-10: plain addresses', () => {
  it.each([
    ['/contact/', '/contact'],
    ['/-es/', '/-es'],
    ['/index.html', '/'],
    ['/contact.html?a=1', '/contact?a=1'],
    ['//contact', '/contact'],
  ])('%s redirects to %s', async (path, to) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  });
});

describe('the local server', () => {
  it.each([...allPaths, '/nowhere', '/sitemap.xml'])('sends the security headers with %s', async (path) => {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
  it.each(allPaths)('sends %s without a style attribute or an inline script', async (path) => {
    const document = await html(path);
    expect(document).not.toMatch(/\sstyle=/);
    expect(document).not.toMatch(/<style/);
    expect(document).not.toMatch(/<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))/);
  });
  it('sends brotli or gzip where the browser takes it, with an ETag that is honoured', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    const etag = first.headers.get('etag') ?? '';
    expect(await statusOf('/', { 'accept-encoding': 'br', 'if-none-match': etag })).toBe(304);
  });
  it('lets hashed assets be kept for ever, and documents never without asking', async () => {
    const document = await get('/');
    expect(document.headers.get('cache-control')).toBe('no-cache');
    for (const [, asset = ''] of (await document.text()).matchAll(
      /(?:src|href|data-player)="(\/assets\/[^"]+)"/g,
    )) {
      expect((await get(asset)).headers.get('cache-control')).toContain('immutable');
    }
  });
  it('answers other methods with 405', async () => {
    const response = await fetch(`${inject('site')}/contact`, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
  it('sends every asset a document names', async () => {
    const document = await html('/');
    const addresses = [...document.matchAll(/(?:src|href)="(\/(?:assets|images)\/[^"#]+)"/g)].map(
      ([, address = '']) => address,
    );
    const answers = await Promise.all(
      [...new Set(addresses)].map(async (address) => (await get(address)).status),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});
