import { beforeEach, describe, expect, it } from 'vitest';
import { readCommand } from '../../../scripts/data/commands/run-command.ts';
import { callSite } from '../../../supabase/functions/_shared/sql/sql-calls.ts';
import { call, callFrom, type Reply } from './calls.ts';
import { publicKey, resetStack, rowsOf, type Stack, site } from './stack.ts';

type Counted = { path: string; locale: string; views: string | number };

const counted = async (stack: Stack) =>
  (await rowsOf<Counted>(stack, 'page_view'))
    .map(({ path, locale, views }) => `${path} ${locale} ${views}`)
    .sort();

type Sent = { path?: unknown; locale?: unknown };

/** What `navigator.sendBeacon` sends for a text. */
const send = (stack: Stack, sent: Sent | string, headers: Record<string, string> = { origin: site }) =>
  call(stack, 'pageview', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });

const view = (path: unknown, locale: unknown = 'en'): Sent => ({ path, locale });

const refusal = ({ status, body }: Reply) => [status, body.error];

const counts = (stackOf: () => Stack): void => {
  it('is kept per day, path and language, without query and hash', async () => {
    const stack = stackOf();
    const replies = [];
    for (const path of ['/', '/rewards', '/rewards?utm_source=mail#top'])
      replies.push(await send(stack, view(path)));
    replies.push(await send(stack, view('/rewards', 'es')));
    expect(replies.map(({ status, text }) => [status, text])).toEqual(Array(4).fill([204, '']));
    expect(await counted(stack)).toEqual(['/ en 1', '/rewards en 2', '/rewards es 1']);
  });

  it('loses none of 16 views at once', async () => {
    const stack = stackOf();
    await Promise.all(Array.from({ length: 16 }, () => send(stack, view('/'))));
    expect(await counted(stack)).toEqual(['/ en 16']);
  });

  it('keeps no address of a visitor, not even as a hash', async () => {
    const stack = stackOf();
    await send(stack, view('/'));
    const [row] = await rowsOf(stack, 'page_view');
    expect(Object.keys(row ?? {}).sort()).toEqual(['day', 'locale', 'path', 'views']);
    expect(stack.logged()).not.toMatch(/127\.0\.0\.1"/);
  });
};

const refusals = (stackOf: () => Stack): void => {
  it.each([
    [undefined, 'path_invalid'],
    ['', 'path_invalid'],
    ['rewards', 'path_invalid'],
    ['https://evil.example/', 'path_invalid'],
    ['/a b', 'path_invalid'],
    ['/a\nb', 'path_invalid'],
    ['/\ud800', 'path_invalid'],
    ['/who/ana@visitor.example', 'path_invalid'],
    ['/who/ana%40visitor.example', 'path_invalid'],
    [`/${'a'.repeat(300)}`, 'path_invalid'],
    [['/'], 'path_invalid'],
  ])('refuses the path %j', async (path, code) => {
    const reply = await send(stackOf(), view(path));
    expect([...refusal(reply), reply.body.details]).toEqual([422, 'validation_failed', { path: code }]);
    expect(await counted(stackOf())).toEqual([]);
  });

  it.each([undefined, '', 'e', 'en_US', `en${'-a1b2c3d4'.repeat(4)}`, "en'; drop table site.page_view"])(
    'refuses the language %j',
    async (locale) => {
      expect(refusal(await send(stackOf(), { path: '/', locale }))).toEqual([422, 'validation_failed']);
    },
  );

  it.each(['', '[]', '"/"', '{"path":'])('refuses a body of %s', async (body) => {
    expect(refusal(await send(stackOf(), body))).toEqual([400, 'invalid_json']);
  });
};

const callers = (stackOf: () => Stack): void => {
  it('is for pages of the site; whoever is no page has the key', async () => {
    const stack = stackOf();
    expect(refusal(await send(stack, view('/'), { origin: 'https://evil.example' }))).toEqual([
      403,
      'origin_not_allowed',
    ]);
    expect(refusal(await send(stack, view('/'), {}))).toEqual([401, 'unauthorized']);
    expect((await send(stack, view('/'), { apikey: publicKey })).status).toBe(204);
    expect((await call(stack, 'pageview', { method: 'GET' })).status).toBe(405);
  });

  it('lets one client count so often and no more, and others go on', async () => {
    const stack = stackOf();
    const began = Date.now();
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 200)
      statuses.push((await send(stack, view('/'))).status);
    // Every two seconds one more is allowed.
    const regained = Math.ceil((Date.now() - began) / 2000);
    const allowed = statuses.filter((status) => status === 204).length;
    expect(statuses).toEqual([...Array(allowed).fill(204), 429]);
    expect(allowed).toBeGreaterThanOrEqual(60);
    expect(allowed).toBeLessThanOrEqual(60 + regained);
    expect((await callFrom('127.0.0.2', stack.address('pageview'), view('/'))).status).toBe(204);
  });
};

const keptCounts = (stackOf: () => Stack): void => {
  it('counts paths and languages that are too many for a day together', async () => {
    const { db } = stackOf();
    const seen = (path: string, locale: string) =>
      callSite(db, 'page_view_count', { path, locale, limits: [], pathLimit: 2 });
    for (const path of ['/a', '/b', '/c', '/d', '/a']) await seen(path, 'en');
    for (const locale of ['aa', 'bb', 'cc']) await seen('/a', locale);
    expect(await counted(stackOf())).toEqual(['* und 5', '/a en 2', '/b en 1']);
  });

  it('deletes what was kept long enough with the first view of a day', async () => {
    const { db } = stackOf();
    const on = (day: string) => ({ path: '/', locale: 'en', limits: [], keepDays: 30, now: new Date(day) });
    for (const day of ['2020-01-01', '2020-01-02', '2020-02-01'])
      await callSite(db, 'page_view_count', on(day));
    const rows = await db.query<{ day: string }>('select day::text as day from site.page_view order by 1');
    expect(rows.map(({ day }) => day)).toEqual(['2020-01-02', '2020-02-01']);
  });

  it('is told to the owner by `npm run data -- views`', async () => {
    const stack = stackOf();
    for (const path of ['/', '/rewards', '/rewards']) await send(stack, view(path));
    const rows = JSON.parse(await readCommand(['views', '--format', 'json'])(stack.db));
    expect(rows).toMatchObject([
      { path: '/rewards', locale: 'en', views: 2 },
      { path: '/', locale: 'en', views: 1 },
    ]);
    expect(await readCommand(['views', '--days', '1'])(stack.db)).toContain('/rewards');
    await expect(readCommand(['views', '--days', 'all'])(stack.db)).rejects.toThrow('no number of days');
  });
};

/** How page views are counted, on every runtime and database. */
export const pageviewCases = (name: string, stackOf: () => Stack): void => {
  describe(`the count of page views on ${name}`, () => {
    beforeEach(() => resetStack(stackOf()));
    counts(stackOf);
    refusals(stackOf);
    callers(stackOf);
    keptCounts(stackOf);
  });
};
