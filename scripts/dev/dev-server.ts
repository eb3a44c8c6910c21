import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { type PageRenderer, pageInput, renderPage } from '../build/render-page.ts';
import { decide } from '../server/decide.ts';
import { securityHeaders } from '../server/security-headers.ts';
import { sendFile } from '../server/send-file.ts';
import type { DevSite } from './dev-site.ts';

export type DevServer = { server: Server; announce: (kind: 'content' | 'code') => void };

type Reply = { status: number; type: string; body: string };

const clientFile = path.resolve(import.meta.dirname, '../../src/dev-client.ts');
const script = '<script type="module" src="/__dev.js"></script>';
const html = (body: string, status = 200): Reply => ({ status, type: 'text/html; charset=utf-8', body });

const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Content problems</title>${script}</head><body></body></html>`;

const withClient = (document: string) => document.replace('</head>', `${script}\n</head>`);

/** A document or a payload, rendered in memory; undefined when the address is neither. */
const renderAddress = (renderer: PageRenderer, url: URL, styles: Map<string, string>): Reply | undefined => {
  const decision = decide(renderer.site.manifest, url);
  if (decision.kind !== 'document' && decision.kind !== 'payload') return undefined;
  const { route } = decision;
  const input = pageInput(renderer, route);
  if (decision.kind === 'document') {
    const { html: document, stylesheet } = renderPage(renderer, input);
    for (const { path, text } of [stylesheet, renderer.pageCss.all]) styles.set(path, text);
    return html(withClient(document), route.status);
  }
  return { status: route.status, type: 'application/json', body: JSON.stringify(input.data) };
};

const reply = (response: ServerResponse, { status, type, body }: Reply) => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
};

/** The server of `npm run dev`: every page rendered when asked for, changes announced to open pages. */
export const createDevServer = (dev: DevSite, publicFolder: string): DevServer => {
  const listeners = new Set<ServerResponse>();
  const styles = new Map<string, string>();

  const message = (kind: 'content' | 'code') =>
    `data: ${JSON.stringify({ kind, problems: dev.problems() })}\n\n`;

  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    if (dev.problems().length > 0) response.write(message('content'));
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  };

  const own = async (response: ServerResponse, pathname: string): Promise<boolean> => {
    if (pathname === '/__events') listen(response);
    else if (pathname === '/__dev.js') {
      const body = stripTypeScriptTypes(await readFile(clientFile, 'utf8'));
      reply(response, { status: 200, type: 'text/javascript', body });
    } else if (styles.has(pathname)) {
      reply(response, { status: 200, type: 'text/css', body: styles.get(pathname) ?? '' });
    } else return false;
    return true;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (await own(response, url.pathname)) return;
    const renderer = dev.current();
    if (!renderer) return reply(response, html(emptyPage, 500));
    const services = renderer.site.source.config.services ?? {};
    for (const [name, value] of Object.entries(securityHeaders(services))) response.setHeader(name, value);
    const page = renderAddress(renderer, url, styles);
    if (page) return reply(response, page);
    const missing = () => reply(response, { status: 404, type: 'text/plain', body: 'Not found\n' });
    const file = decodeURI(url.pathname);
    const fromPublic = () => sendFile([request, response], { folder: publicFolder, file }, missing);
    return sendFile([request, response], { folder: renderer.bundle.publicFolder, file }, fromPublic);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      reply(response, html(`<pre>${String(error)}</pre>${script}`, 500)),
    );
  });
  const announce = (kind: 'content' | 'code') => {
    for (const listener of listeners) listener.write(message(kind));
  };
  return { server, announce };
};
