import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../core/types.ts';
import { createNavigation } from './navigation.ts';
import { createPageStore } from './page-store.ts';
import { createWaiting } from './waiting.ts';

const origin = 'http://site.example';

const pageOf = (id: string, code = 'a'): PageData => {
  const constants = { cacheTime: 300_000, fetchRetries: 0, retryDelayCap: 0 };
  const page = { id, title: id, locale: 'en', dir: 'ltr', before: [], sections: [], after: [] };
  return { code, head: [], page: { ...page, settings: { constants } } } as unknown as PageData;
};

/** As much of a browser as the navigation touches, on the home page. */
const openBrowser = () => {
  const location = { href: `${origin}/`, hash: '', assign: vi.fn() };
  const history = {
    state: null,
    replaceState: vi.fn(),
    pushState: vi.fn((_: unknown, __: string, to: URL) => Object.assign(location, { href: to.href })),
  };
  const root = { toggleAttribute: vi.fn(), getAttribute: vi.fn(), setAttribute: vi.fn() };
  const document = {
    title: 'home',
    links: [],
    activeElement: null,
    documentElement: root,
    head: { querySelectorAll: () => [] },
    getElementById: () => null,
    querySelector: () => null,
    dispatchEvent: vi.fn(),
  };
  const window = { scrollY: 0, scrollTo: vi.fn() };
  const others = { addEventListener: vi.fn(), matchMedia: () => ({ matches: true }) };
  const all = { location, history, document, window, ...others };
  for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value);
  return all;
};

let browser: ReturnType<typeof openBrowser>;

beforeEach(() => {
  browser = openBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A hydrated site on its home page, of whose other pages the server says this. */
const openSite = (answer: (path: string) => PageData | Promise<PageData>) => {
  const fetch = vi.fn(async (path: string) => {
    const body = JSON.stringify(await answer(path));
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
  vi.stubGlobal('fetch', fetch);
  const store = createPageStore(pageOf('home'));
  const code = { load: vi.fn(async () => undefined) } as never;
  const onVisit = vi.fn();
  const shown = new URL(`${origin}/`);
  const site = createNavigation({ store, code, shown, waiting: createWaiting(), onVisit });
  return { ...site, fetch, onVisit, shown: () => store.getState().data.page.id };
};

describe('moving to another page', () => {
  it('shows it without loading a document, with its title and its place in the history', async () => {
    const site = openSite(() => pageOf('contact'));
    site.navigate('/contact');
    await vi.waitFor(() => expect(site.onVisit).toHaveBeenCalledWith(new URL(`${origin}/contact`)));
    expect([site.shown(), browser.document.title]).toEqual(['contact', 'contact']);
    expect(browser.history.pushState).toHaveBeenCalledTimes(1);
    expect(browser.window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(browser.location.assign).not.toHaveBeenCalled();
  });

  it('loads its document when the site was built anew, or the page cannot be had', async () => {
    const site = openSite((path) => (path.includes('rewards') ? Promise.reject() : pageOf('contact', 'b')));
    for (const path of ['/contact', '/rewards']) {
      site.navigate(path);
      await vi.waitFor(() => expect(browser.location.assign).toHaveBeenLastCalledWith(origin + path));
    }
    expect([site.shown(), site.onVisit.mock.calls]).toEqual(['home', []]);
  });

  it('goes where the visitor wanted to go last, although that page came first', async () => {
    const late = pause(20).then(() => pageOf('rewards'));
    const site = openSite((path) => (path.includes('rewards') ? late : pageOf('contact')));
    site.navigate('/rewards');
    site.navigate('/contact');
    await vi.waitFor(() => expect(site.shown()).toBe('contact'));
    await late;
    await pause(5);
    expect([site.shown(), site.onVisit.mock.calls.length]).toEqual(['contact', 1]);
  });

  it('loads nothing for another place on the page that is shown', () => {
    const site = openSite(() => pageOf('home'));
    site.navigate('/#story');
    expect(site.fetch).not.toHaveBeenCalled();
    expect(browser.history.pushState).toHaveBeenCalledTimes(1);
  });

  it('shows the page on screen from its top again without counting a visit', async () => {
    const site = openSite(() => pageOf('home'));
    site.navigate('/');
    await vi.waitFor(() => expect(browser.window.scrollTo).toHaveBeenCalled());
    site.navigate('/?a=1');
    await vi.waitFor(() => expect(site.onVisit.mock.calls).toEqual([[new URL(`${origin}/?a=1`)]]));
  });

  it('asks once for a page that was fetched when the visitor seemed to want it', async () => {
    const site = openSite(() => pageOf('contact'));
    site.prefetch('/contact');
    site.navigate('/contact');
    await vi.waitFor(() => expect(site.shown()).toBe('contact'));
    expect(site.fetch).toHaveBeenCalledTimes(1);
  });
});
