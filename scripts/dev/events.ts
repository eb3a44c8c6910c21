import type { ServerResponse } from 'node:http';
import type { PageData } from '../../src/engine/core/types.ts';
import { pageInput } from '../build/render/render-page.ts';
import { decide } from '../server/decide.ts';
import type { DevSite } from './dev-site.ts';

/** What a document that shows an address is to show now; undefined where it must ask for it and be told why it fails. */
const pageAt = (dev: DevSite, address: string): PageData | undefined => {
  const renderer = dev.current();
  if (!renderer) return undefined;
  try {
    const decision = decide(renderer.site.manifest, new URL(address, 'http://localhost'));
    return decision.kind === 'document' ? pageInput(renderer, decision.route).data : undefined;
  } catch {
    return undefined;
  }
};

/**
 * What the server says to open pages, now and whenever something changed. With new content comes the page that each of
 * them shows: what is on its way at once need not be asked for.
 */
export const createEvents = (dev: DevSite) => {
  const listeners = new Map<ServerResponse, string>();
  const message = (page?: PageData) =>
    `data: ${JSON.stringify({ ...dev.state(), ...(page ? { page } : {}) })}\n\n`;
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
        if (!pages.has(address)) pages.set(address, isNew ? message(pageAt(dev, address)) : told);
      for (const [listener, address] of listeners) listener.write(pages.get(address) ?? told);
    },
  };
};
