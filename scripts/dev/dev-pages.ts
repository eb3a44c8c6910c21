import { createRecent } from '../../src/engine/core/memory/recent.ts';
import { textOf } from '../../src/engine/core/render/pieces.ts';
import { type PageRenderer, pageInput, renderPage } from '../build/render/render-page.ts';
import { decide, type RouteToSend } from '../server/decide.ts';
import { type HttpReply, notFound, reply } from '../server/reply.ts';
import { securityHeaders } from '../server/security-headers.ts';
import { type Exchange, sendFile } from '../server/send-file.ts';
import { decodeAddress } from '../site/decode-address.ts';
import { clientScript, devReply, htmlReply, nothingYetReply } from './dev-replies.ts';
import { catcherAddress } from './fault-catcher.ts';
import type { DevSite } from './open-dev-site.ts';

/** Answers a request of an open page or of a visitor. */
export type DevAnswer = (exchange: Exchange, url: URL) => void | Promise<void>;

/** How many stylesheets are kept at least, some of them for open pages that were drawn before the last edit. */
const keptStyles = 100;

/** Renders what an address shows, and keeps the stylesheets that it names. */
const createDrawing = (dev: DevSite) => {
  const styles = createRecent<string>(keptStyles);
  const draw = (renderer: PageRenderer, { kind, route, status }: RouteToSend): HttpReply => {
    const input = pageInput(renderer, route);
    if (kind === 'payload') return devReply('application/json', textOf(input.payload), status);
    const { html, stylesheets } = renderPage(renderer, input);
    const { own, rest } = stylesheets;
    for (const { path, text } of [own, rest, renderer.pageCss.rare]) styles.set(path, text);
    // What catches faults must be there before the code that may have some.
    const scripts = `<script src="${catcherAddress}"></script>\n$&`;
    const document = textOf(html)
      .replace('<script', scripts)
      .replace('</head>', `${clientScript(dev)}\n</head>`);
    return htmlReply(document, status);
  };
  return { draw, style: styles.get };
};

/** Sends the file from the first folder that has it. */
const sendFrom = async (exchange: Exchange, file: string, folders: string[]): Promise<void> => {
  const [folder, ...others] = folders;
  if (folder === undefined) return reply(exchange[1], notFound);
  return sendFile(exchange, { folder, file }, () => sendFrom(exchange, file, others));
};

/** Answers with the pages of the site, rendered on request, the stylesheets they name, and the site's files. */
export const createDevPages = (dev: DevSite): DevAnswer => {
  const { draw, style } = createDrawing(dev);
  return ([request, response], url) => {
    const body = style(url.pathname);
    if (body !== undefined) return reply(response, devReply('text/css', body));
    const renderer = dev.current();
    if (!renderer) return reply(response, nothingYetReply(dev));
    const { source, manifest } = renderer.site;
    for (const [name, value] of Object.entries(securityHeaders(source.config.services ?? {})))
      response.setHeader(name, value);
    const decision = decide(manifest, url);
    if (decision.kind === 'redirect')
      return reply(response, { status: 302, headers: { location: decision.to } });
    if (decision.kind !== 'file') return reply(response, draw(renderer, decision));
    return sendFrom([request, response], decodeAddress(url.pathname), dev.folders());
  };
};
