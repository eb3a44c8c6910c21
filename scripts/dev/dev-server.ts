import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { reasonOf } from '../../src/engine/core/reason-of.ts';
import { escapeHtml } from '../../src/engine/core/render/escape-html.ts';
import { textOf } from '../../src/engine/core/render/pieces.ts';
import { type PageRenderer, pageInput, renderPage } from '../build/render/render-page.ts';
import { codeRoot } from '../cli/code-root.ts';
import { isForThisComputer } from '../outbox/is-local-caller.ts';
import { decide, type RouteToSend } from '../server/decide.ts';
import { readRequest } from '../server/read-request.ts';
import { notFound, refuse } from '../server/refuse.ts';
import { securityHeaders } from '../server/security-headers.ts';
import { sendFile } from '../server/send-file.ts';
import type { SiteServerOptions } from '../server/site-server.ts';
import { decodeAddress } from '../site/decode-address.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { browserProblem, renderProblem } from './dev-faults.ts';
import { problemLine } from './dev-problems.ts';
import { createEvents } from './events.ts';
import { faultAddress, faultCatcher } from './fault-catcher.ts';
import type { DevSite } from './open-dev-site.ts';

/** A page for when there is nothing else to show: never a blank one. `script` keeps it up to date. */
const messagePage = (title: string, text: string, script: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${script}
</head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body>
</html>
`;

/** A server that is not listening yet, and how to tell open pages that something changed. */
type DevServer = { server: Server; announce: () => void };

type Exchange = [request: IncomingMessage, response: ServerResponse];

type Reply = { status: number; type: string; body: string };

/** What is not published yet is for nobody else's pages. */
const notForOthers = {
  status: 403,
  text: 'npm run dev answers on this computer only, as localhost or 127.0.0.1\n',
};

const catcherAddress = '/__faults.js';
const clientFile = path.join(codeRoot, 'src/dev-client.ts');
const html = (body: string, status = 200): Reply => ({ status, type: 'text/html; charset=utf-8', body });

const clientScript = (dev: DevSite) => {
  const { document, content } = dev.state();
  return `<script type="module" src="/__dev.js?${new URLSearchParams({ document, content })}"></script>`.replace(
    '&',
    '&amp;',
  );
};

const nothingYet = (dev: DevSite): Reply =>
  html(
    messagePage(
      'This site cannot be shown yet',
      'Its content has problems. The site appears here by itself as soon as they are solved.',
      clientScript(dev),
    ),
    500,
  );

const failed = (dev: DevSite, message: string): Reply =>
  html(messagePage('This page cannot be shown', message, clientScript(dev)), 500);

const reply = (response: ServerResponse, { status, type, body }: Reply) => {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  return response.end(body);
};

/** The pages of the site, rendered on request, and the stylesheets they name. */
const createPages = (dev: DevSite) => {
  const styles = new Map<string, string>();
  const render = (renderer: PageRenderer, { kind, route, status }: RouteToSend): Reply => {
    const input = pageInput(renderer, route);
    if (kind === 'payload') return { status, type: 'application/json', body: textOf(input.payload) };
    const { html: document, stylesheets } = renderPage(renderer, input);
    const { own, rest } = stylesheets;
    for (const { path, text } of [own, rest, renderer.pageCss.rare]) styles.set(path, text);
    // What catches faults must be there before the code that may have some.
    const scripts = `<script src="${catcherAddress}"></script>\n$&`;
    return html(
      textOf(document)
        .replace('<script', scripts)
        .replace('</head>', `${clientScript(dev)}\n</head>`),
      status,
    );
  };
  return { render, styles };
};

/** What runs in the browser beside the page. */
const clientCode = async (): Promise<Reply> => {
  // The bundler takes longer to load than a small site, and the first page can be had without it.
  const { transformWithOxc } = await import('vite');
  const { code: body } = await transformWithOxc(await readFile(clientFile, 'utf8'), clientFile);
  return { status: 200, type: 'text/javascript', body };
};

/** Sends the file from the first folder that has it. */
const sendFrom = async (exchange: Exchange, file: string, folders: string[]): Promise<void> => {
  const [folder, ...others] = folders;
  if (folder === undefined) return refuse(exchange[1], notFound);
  return sendFile(exchange, { folder, file }, () => sendFrom(exchange, file, others));
};

/** The server of `npm run dev`: every page is rendered on request, and changes are announced to open pages. */
export const createDevServer = (
  dev: DevSite,
  functions: NonNullable<SiteServerOptions['functions']>,
): DevServer => {
  const { render, styles } = createPages(dev);
  const { listen, announce } = createEvents(dev);
  const tell = (fault: LocatedProblem) => {
    if (!dev.addFault(fault)) return;
    console.error(problemLine(fault));
    announce();
  };
  const takeFault = ([request, response]: Exchange, asked: URLSearchParams) => {
    const { clientFolder = '' } = dev.current()?.bundle ?? {};
    // Other pages of the browser have nothing to tell here.
    if (request.headers['sec-fetch-site'] === 'same-origin')
      tell(
        browserProblem(
          { message: asked.get('message') ?? '', stack: asked.get('stack') ?? '' },
          clientFolder,
        ),
      );
    response.writeHead(204).end();
  };

  const own = async (exchange: Exchange, { pathname, searchParams }: URL): Promise<boolean> => {
    const [, response] = exchange;
    const style = styles.get(pathname);
    if (pathname === '/__events') listen(response, searchParams.get('page') ?? '/');
    else if (pathname === '/__dev.js') reply(response, await clientCode());
    else if (pathname === catcherAddress)
      reply(response, { status: 200, type: 'text/javascript', body: faultCatcher });
    else if (pathname === faultAddress) takeFault(exchange, searchParams);
    else if (style !== undefined) reply(response, { status: 200, type: 'text/css', body: style });
    else return false;
    return true;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isForThisComputer(request)) return refuse(response, notForOthers);
    if (functions(request, response)) return undefined;
    const url = readRequest(request);
    if (!(url instanceof URL)) return refuse(response, url);
    if (await own([request, response], url)) return undefined;
    const renderer = dev.current();
    if (!renderer) return reply(response, nothingYet(dev));
    const { source, manifest } = renderer.site;
    for (const [name, value] of Object.entries(securityHeaders(source.config.services ?? {})))
      response.setHeader(name, value);
    const decision = decide(manifest, url);
    if (decision.kind === 'redirect') return response.writeHead(302, { location: decision.to }).end();
    if (decision.kind !== 'file') return reply(response, render(renderer, decision));
    return sendFrom([request, response], decodeAddress(url.pathname), dev.folders());
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { server = '' } = dev.current()?.bundle ?? {};
      tell(renderProblem(error, server));
      reply(response, failed(dev, reasonOf(error)));
    });
  });
  return { server, announce };
};
