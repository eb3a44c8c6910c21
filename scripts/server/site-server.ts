import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { dataPath, htmlFile } from '../../src/engine/core/output-paths.ts';
import type { Manifest } from '../../src/engine/core/routes.ts';
import { type Decision, decide } from './decide.ts';
import { securityHeaders } from './security-headers.ts';

export type SiteServerOptions = {
  /** The built site. */
  folder: string;
  manifest: Manifest;
  /** Answers a request that is not for the site's files, or returns false to let the site answer. */
  functions?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

type Send = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const isHashed = (path: string) => /^\/assets\/.+\.[\w-]{8,10}\.\w+$/.test(path);

const staticFiles = (folder: string): Send =>
  sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

/** Lets a file be sent with another status than 200: a page for what was not found is still a page. */
const withStatus = (response: ServerResponse, status: number) => {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((code: number, ...rest: never[]) =>
    writeHead(code === 200 ? status : code, ...rest)) as typeof response.writeHead;
};

type Refusal = { status: number; text?: string; headers?: Record<string, string> };

const refuse = (response: ServerResponse, { status, text = '', headers = {} }: Refusal) => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
};

const notFound: Refusal = { status: 404, text: 'Not found\n' };

const requestUrl = (request: IncomingMessage): URL | undefined => {
  const base = 'http://localhost';
  const target = (request.url ?? '/').replace(/^\/{2,}/, '/');
  return URL.canParse(target, base) ? new URL(target, base) : undefined;
};

/** The server of a built site: its own part decides, sirv sends. Not listening yet. */
export const createSiteServer = ({ folder, manifest, functions }: SiteServerOptions): Server => {
  const send = staticFiles(folder);
  const headers = Object.entries(securityHeaders(manifest.config.services ?? {}));

  const sendRoute = (request: IncomingMessage, response: ServerResponse, decision: Decision) => {
    if (decision.kind !== 'document' && decision.kind !== 'payload') return refuse(response, notFound);
    const { path, status } = decision.route;
    withStatus(response, status);
    request.url = encodeURI(decision.kind === 'payload' ? dataPath(path) : `/${htmlFile(path)}`);
    send(request, response, () => refuse(response, notFound));
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (functions?.(request, response)) return;
    const url = requestUrl(request);
    if (!url) return refuse(response, { status: 400, text: 'The address cannot be read\n' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response, { status: 405, text: 'Only GET and HEAD\n', headers: { allow: 'GET, HEAD' } });
    }
    const decision = decide(manifest, url);
    if (decision.kind === 'redirect')
      return refuse(response, { status: 301, headers: { location: decision.to } });
    if (decision.kind === 'file') return send(request, response, () => sendNotFound(request, response, url));
    return sendRoute(request, response, decision);
  };

  const sendNotFound = (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const missing = decide(manifest, new URL(url.pathname.replace(/\.[a-z0-9]+$/i, ''), url));
    const known = missing.kind === 'document' && missing.route.status === 200;
    sendRoute(request, response, known ? { kind: 'file' } : missing);
  };

  return createServer(answer);
};
