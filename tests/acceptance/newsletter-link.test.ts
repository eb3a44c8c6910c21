import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { hydrated, windows, withBrowser } from './browser-page.ts';
import { type Answer, answerWith, held, watchPolicy } from './form-page.ts';
import { heldBy } from './held-page.ts';
import { siteWords } from './site-words.ts';

const open = withBrowser();

const token = 'AbC-123_xyz';
const done: Answer = { json: { success: true, status: 'unsubscribed' } };
const unknown: Answer = { status: 404, json: { success: false, error: 'not_found' } };

const targets = { unsubscribe: 'newsletter-unsubscribe', confirm: 'newsletter-subscribe' };
const words = siteWords.en.newsletterPages;
const spanish = siteWords.es.newsletterPages;

const caseOf = (name: keyof typeof targets, language: 'en' | 'es') => {
  const { submit, ready, done, noScript } = siteWords[language].newsletterPages[name];
  return {
    path: `/newsletter/${name}${language === 'es' ? '-es' : ''}`,
    target: `/functions/v1/${targets[name]}`,
    language,
    submit,
    ready: ready.title,
    done: done.title,
    noScript,
  };
};
const unsubscribe = caseOf('unsubscribe', 'en');
const confirmSpanish = caseOf('confirm', 'es');
const cases = [unsubscribe, caseOf('unsubscribe', 'es'), caseOf('confirm', 'en'), confirmSpanish];

const heading = (page: Page) => page.locator('main h1');
const button = (page: Page) => page.locator('main button');
const waitFor = (page: Page, title: string) => heading(page).getByText(title, { exact: true }).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const opened = async (path: string, ...answers: Answer[]) => {
  const visit = await open(path);
  await hydrated(visit.page);
  return { ...visit, calls: await answerWith(visit.page, ...answers) };
};

describe.each(cases)('$path', ({ path, target, language, submit, ready, done: gone, noScript }) => {
  it('changes nothing when it is opened; its button does, and says so', async () => {
    const { page } = await open('/robots.txt');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
    const { answer, give } = held();
    const calls = await answerWith(page, answer);
    await page.goto(`${inject('site')}${path}#t=${token}`);
    await hydrated(page);
    const refused = await watchPolicy(page);
    expect([await heading(page).innerText(), await button(page).innerText()]).toEqual([ready, submit]);
    expect(new URL(page.url()).hash).toBe('');
    expect(calls).toEqual([]);

    await button(page).dblclick();
    await page.locator('main button:disabled').waitFor();
    expect(await page.locator('main [role=status]').innerText()).toBe(await button(page).innerText());
    give(done);
    await waitFor(page, gone);
    expect(await focused(page)).toBe(gone);
    expect(await button(page).count()).toBe(0);
    expect(calls.map(({ method, path: to, body }) => [method, to, body])).toEqual([
      ['POST', target, { token }],
    ]);
    expect(calls[0]?.headers).toMatchObject({
      authorization: 'Bearer local-public-key',
      'content-language': language,
      'content-type': 'application/json',
    });
    expect(asked.filter((line) => line.includes(token))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);
    expect(await refused()).toEqual([]);

    await page.reload();
    await hydrated(page);
    await waitFor(page, gone);
    expect([await button(page).count(), calls.length]).toEqual([0, 1]);
  });

  it('says in the tab what became of it', async () => {
    const { page } = await opened(`${path}#t=${token}`, done);
    const before = await page.title();
    expect(before).not.toContain(gone);
    await button(page).click();
    await waitFor(page, gone);
    await expect.poll(() => page.title()).toBe(`${gone} – ${before}`);
    await page.locator('main').getByRole('link').last().click();
    await expect.poll(() => page.title()).not.toContain(gone);
  });

  it('is kept out of search engines and says without scripts what to do', async () => {
    const { page } = await open(`${path}#t=${token}`, { javaScriptEnabled: false });
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('main noscript').innerText()).toBe(noScript);
    expect(await button(page).isVisible()).toBe(false);
    const sitemap = await (await page.request.get(`${inject('site')}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('/newsletter/');
  });
});

it.each(['en', 'es'] as const)(
  'who left by mistake in %s writes at once into the form that brings back',
  async (language) => {
    const { path, done: gone } = caseOf('unsubscribe', language);
    const { page } = await opened(`${path}#t=${token}`, done);
    await button(page).click();
    await waitFor(page, gone);
    await page
      .getByRole('link', { name: siteWords[language].newsletterPages.unsubscribe.done.again })
      .click();
    await page.keyboard.type('elena@company.com');
    expect(await page.locator('footer form [type=email]').inputValue()).toBe('elena@company.com');
  },
);

describe('a link that leads nowhere', () => {
  it('too old, or never ours: only the function says so, and then the button is gone', async () => {
    const { page, calls } = await opened(`${unsubscribe.path}#t=${token}`, unknown);
    await button(page).click();
    await waitFor(page, words.unsubscribe.invalid.title);
    expect(await focused(page)).toBe(words.unsubscribe.invalid.title);
    expect([await button(page).count(), calls.length]).toEqual([0, 1]);
  });

  it.each(['', '#t=', '#main'])('without a token (%j) there is no button', async (hash) => {
    const { page, calls } = await opened(unsubscribe.path + hash, done);
    await waitFor(page, words.missing.title);
    expect([await button(page).count(), calls.length]).toEqual([0, 0]);
  });
});

describe('a server that is away', () => {
  it.each<[string, Answer]>([
    ['the connection breaks', 'cut'],
    ['404 without the word of the function', { status: 404, json: { message: 'Not Found' } }],
  ])('%s: the reader can try again', async (_, answer) => {
    const visit = await opened(`${unsubscribe.path}#t=${token}`, answer);
    const { page, said } = visit;
    await button(page).click();
    await waitFor(page, words.failed.title);
    expect([await focused(page), await button(page).innerText()]).toEqual([words.failed.title, words.retry]);
    await expect.poll(() => said.join()).toMatch(/error: (No answer|Answered with status)/);
    await page.unrouteAll();
    await answerWith(page, done);
    await button(page).click();
    await waitFor(page, unsubscribe.done);
  });

  it('for a moment: it is asked again without the reader', async () => {
    const { page, calls } = await opened(`${unsubscribe.path}#t=${token}`, { status: 503 }, done);
    await button(page).click();
    await waitFor(page, unsubscribe.done);
    expect(calls).toHaveLength(2);
  });
});

describe('the token', () => {
  it('outlives a reload and a change of the language', async () => {
    const { page, calls } = await opened(`${unsubscribe.path}#t=${token}`, done);
    await page.reload();
    await hydrated(page);
    await page
      .locator('header a[lang=es]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await waitFor(page, spanish.unsubscribe.ready.title);
    await button(page).click();
    await waitFor(page, spanish.unsubscribe.done.title);
    expect(calls.map(({ body, headers }) => [body, headers['content-language']])).toEqual([
      [{ token }, 'es'],
    ]);
    expect(page.url()).not.toContain('#');
  });

  it('of another mail replaces the first in the same window', async () => {
    const { page, calls } = await opened(`${unsubscribe.path}#t=${token}`, unknown, done);
    await button(page).click();
    await waitFor(page, words.unsubscribe.invalid.title);
    await page.evaluate(() => {
      location.hash = 't=newer';
    });
    await waitFor(page, unsubscribe.ready);
    await button(page).click();
    await waitFor(page, unsubscribe.done);
    expect(calls.map(({ body }) => body)).toEqual([{ token }, { token: 'newer' }]);
  });

  it('is there for a button that was pressed before the code was', async () => {
    const { page, letThrough } = await heldBy(open)(`${unsubscribe.path}#t=${token}`);
    const calls = await answerWith(page, done);
    await button(page).click();
    letThrough();
    await waitFor(page, unsubscribe.done);
    expect(calls.map(({ body }) => body)).toEqual([{ token }]);
  });
});

describe.each([
  [unsubscribe, windows.desktop],
  [confirmSpanish, windows.phone],
])('%o', ({ path, done: gone }, viewport) => {
  it('axe finds nothing before and after, and nothing is too wide', async () => {
    const { page } = await open(`${path}#t=${token}`, { viewport, bypassCSP: true });
    await hydrated(page);
    expect(await axeFaults(page)).toEqual([]);
    await answerWith(page, done);
    await button(page).click();
    await waitFor(page, gone);
    expect(await axeFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});
