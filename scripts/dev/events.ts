import type { ServerResponse } from 'node:http';
import type { Route } from '../../src/engine/core/addresses/routes.ts';
import type { PageData } from '../../src/engine/core/types.ts';
import { type PageRenderer, pageInput } from '../build/render/render-page.ts';
import { type Decision, decide } from '../server/decide.ts';
import type { DevSite } from './open-dev-site.ts';

/**
 * The page that a document should show now, or its new address; empty if the document must be requested to see why it
 * fails.
 */
type Shown = { page?: PageData; moved?: string };

/** An open page: the address it shows, and the route that was there when it came, if there was one. */
type Listener = { address: string; route: Route | undefined };

const decisionAt = ({ site }: PageRenderer, address: string): Decision =>
  decide(site.manifest, new URL(address, 'http://localhost'));

/** The page for unknown addresses is not the route of any: what appears at one has not moved there. */
const routeAt = (dev: DevSite, address: string): Route | undefined => {
  const renderer = dev.current();
  const decision = renderer && decisionAt(renderer, address);
  return decision?.kind === 'document' && decision.status === 200 ? decision.route : undefined;
};

/** Where a page is now that has another address than it had. */
const newAddressOf = ({ site }: PageRenderer, before: Route, now: Route): string | undefined =>
  before.pageId === now.pageId
    ? undefined
    : site.manifest.byPage.get(before.pageId)?.get(before.locale)?.path;

const shownTo = (dev: DevSite, { address, route: before }: Listener): Shown => {
  const renderer = dev.current();
  if (!renderer) return {};
  try {
    const decision = decisionAt(renderer, address);
    if (decision.kind === 'redirect') return { moved: decision.to };
    if (decision.kind !== 'document') return {};
    const moved = before && newAddressOf(renderer, before, decision.route);
    return moved === undefined ? { page: pageInput(renderer, decision.route).data } : { moved };
  } catch {
    return {};
  }
};

/**
 * Sends open pages the state, now and whenever it changes. New content comes with the page that each of them shows, so
 * that they need not request it.
 */
export const createEvents = (dev: DevSite) => {
  const listeners = new Map<ServerResponse, Listener>();
  const message = (shown: Shown = {}) => `data: ${JSON.stringify({ ...dev.state(), ...shown })}\n\n`;
  let { content } = dev.state();
  let told = message();
  return {
    listen: (response: ServerResponse, address: string) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(message());
      listeners.set(response, { address, route: routeAt(dev, address) });
      response.on('close', () => listeners.delete(response));
    },
    announce: () => {
      if (message() === told) return;
      told = message();
      const isNew = dev.state().content !== content;
      content = dev.state().content;
      const messages = new Map<string, string>();
      for (const [response, listener] of listeners) {
        const key = `${listener.route?.pageId} ${listener.address}`;
        if (!messages.has(key)) messages.set(key, isNew ? message(shownTo(dev, listener)) : told);
        response.write(messages.get(key));
      }
    },
  };
};
