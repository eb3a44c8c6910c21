import type { ServerResponse } from 'node:http';
import type { PageData } from '../../src/engine/core/types.ts';
import { pageInput } from '../build/render/render-page.ts';
import { decide } from '../server/decide.ts';
import type { DevSite } from './dev-site.ts';

/** What a document is to show now, or where its page has moved; nothing where it must ask and be told why it fails. */
type Shown = { page?: PageData; moved?: string };

const shownAt = (dev: DevSite, address: string): Shown => {
  const renderer = dev.current();
  if (!renderer) return {};
  try {
    const decision = decide(renderer.site.manifest, new URL(address, 'http://localhost'));
    if (decision.kind === 'redirect') return { moved: decision.to };
    return decision.kind === 'document' ? { page: pageInput(renderer, decision.route).data } : {};
  } catch {
    return {};
  }
};

/**
 * What the server says to open pages, now and whenever something changed. With new content comes the page that each of
 * them shows: what is on its way at once need not be asked for.
 */
export const createEvents = (dev: DevSite) => {
  const listeners = new Map<ServerResponse, string>();
  const message = (shown: Shown = {}) => `data: ${JSON.stringify({ ...dev.state(), ...shown })}\n\n`;
  let { content } = dev.state();
  let told = message();
  return {
    listen: (response: ServerResponse, address: string) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(message());
      listeners.set(response, address);
      response.on('close', () => listeners.delete(response));
    },
    announce: () => {
      if (message() === told) return;
      told = message();
      const isNew = dev.state().content !== content;
      content = dev.state().content;
      const pages = new Map<string, string>();
      for (const address of listeners.values())
        if (!pages.has(address)) pages.set(address, isNew ? message(shownAt(dev, address)) : told);
      for (const [listener, address] of listeners) listener.write(pages.get(address) ?? told);
    },
  };
};
