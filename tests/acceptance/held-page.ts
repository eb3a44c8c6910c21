import type { BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { booted, type Visit } from './browser-page.ts';

/** The address of React and what a page needs of it. */
export const player = /\/assets\/player\./;

/** Holds back every request for a matching address until it is let through. */
export const holdBack = async (page: Page, pattern: RegExp | string): Promise<() => void> => {
  let letThrough: () => void = () => undefined;
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(pattern, async (route) => {
    await open;
    await route.continue();
  });
  return letThrough;
};

/** Opens pages whose player, or another part of their code, does not come before it is let through. */
export const heldBy =
  (open: (path: string, options?: BrowserContextOptions) => Promise<Visit>) =>
  async (path: string, { held = player, ...options }: BrowserContextOptions & { held?: RegExp } = {}) => {
    const visit = await open('/robots.txt', options);
    const letThrough = await holdBack(visit.page, held);
    await visit.page.goto((options.baseURL ?? inject('site')) + path, { waitUntil: 'domcontentloaded' });
    await booted(visit.page);
    return { ...visit, letThrough };
  };
