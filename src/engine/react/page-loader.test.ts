import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataPath } from '../core/addresses/output-paths.ts';
import { createPageLoader } from './page-loader.ts';

const constants = { cacheTime: 300_000, fetchRetries: 3, retryDelayCap: 30_000 } as never;
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const address = new URL('http://site.example/contact');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = (...replies: (() => Promise<Response>)[]) => {
  const fetch = vi.fn(
    () => replies[Math.min(fetch.mock.calls.length, replies.length) - 1]?.() ?? Promise.reject(),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const offline = () => Promise.reject(new TypeError('offline'));

describe('the page loader', () => {
  it('fetches a page once and keeps it for five minutes', async () => {
    const fetch = answers(async () => json({ code: 'a' }));
    const loader = createPageLoader(constants);
    await Promise.all([loader.kept(address), loader.kept(address)]);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300_000);
    await loader.kept(address);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('forgets every page it kept when one is asked for anew: the content changed', async () => {
    const other = new URL('/rewards', address);
    const fetch = answers(async () => json({ code: 'a' }));
    const loader = createPageLoader(constants);
    await loader.kept(other);
    await loader.fresh(address);
    await Promise.all([loader.kept(address), loader.kept(other)]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
  it('asks again for a page that was on its way when the content changed', async () => {
    answers(
      async () => json({ code: 'before' }),
      async () => json({ code: 'after' }),
    );
    const loader = createPageLoader(constants);
    const loaded = loader.kept(address);
    loader.fresh(new URL('/rewards', address), { code: 'given' } as never);
    expect(await loaded).toEqual({ code: 'after' });
  });
  it('tries three times again, waiting longer each time', async () => {
    const fetch = answers(offline, offline, offline, async () => json({ code: 'a' }));
    const loaded = createPageLoader(constants).kept(address);
    await vi.advanceTimersByTimeAsync(7000);
    expect(await loaded).toEqual({ code: 'a' });
    expect(fetch).toHaveBeenCalledTimes(4);
  });
  it('does not try again what is not a page, and does not keep the failure', async () => {
    const fetch = answers(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    const loader = createPageLoader(constants);
    await expect(loader.kept(address)).rejects.toThrow('not a page');
    await expect(loader.kept(address)).rejects.toThrow('not a page');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('does not try again what is broken', async () => {
    const broken = new Response('{"code":', { headers: { 'content-type': 'application/json' } });
    const fetch = answers(async () => broken);
    await expect(createPageLoader(constants).kept(address)).rejects.toThrow(SyntaxError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('waits ten seconds for an answer, and then does not keep that none came', async () => {
    const fetch = answers(
      () => new Promise(() => undefined),
      async () => json({ code: 'a' }),
    );
    const loader = createPageLoader(constants);
    const told = vi.fn();
    loader.kept(address).catch(told);
    await vi.advanceTimersByTimeAsync(9999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([told.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
    expect(await loader.kept(address)).toEqual({ code: 'a' });
  });
  it('caps the wait at 30 seconds', async () => {
    const fetch = answers(offline);
    createPageLoader({ cacheTime: 0, fetchRetries: 7, retryDelayCap: 30_000 } as never)
      .kept(address)
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(fetch).toHaveBeenCalledTimes(6);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetch).toHaveBeenCalledTimes(7);
  });
  it.each([
    ['http://s/inspira-pay-es?slug=a%26b&utm=x', `${dataPath('/inspira-pay-es')}?slug=a%26b`],
    ['http://s/?utm=x', dataPath('/')],
  ])('asks for the payload of %s, with the query parameter slug and no other', async (shown, asked) => {
    const fetch = answers(async () => json({ code: 'a' }));
    await createPageLoader(constants).kept(new URL(shown));
    expect(fetch).toHaveBeenCalledWith(asked, expect.anything());
  });
});
