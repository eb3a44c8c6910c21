import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { reasonOf } from '../../src/engine/core/reason-of.ts';
import { codeRoot } from '../cli/code-root.ts';
import { isForThisComputer } from '../outbox/is-local-caller.ts';
import { readRequest } from '../server/read-request.ts';
import { reply } from '../server/reply.ts';
import type { SiteServerOptions } from '../server/site-server.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { browserProblem, renderProblem } from './dev-faults.ts';
import { createDevPages, type DevAnswer } from './dev-pages.ts';
import { problemLine } from './dev-problems.ts';
import { failedReply, scriptReply } from './dev-replies.ts';
import { createEvents } from './events.ts';
import { catcherAddress, faultAddress, faultCatcher } from './fault-catcher.ts';
import type { DevSite } from './open-dev-site.ts';

/** A server that is not listening yet, and how to tell open pages that something changed. */
type DevServer = { server: Server; announce: () => void };

/** What is not published yet is for nobody else's pages. */
const notForOthers = {
  status: 403,
  body: 'npm run dev answers on this computer only, as localhost or 127.0.0.1\n',
};

const clientFile = path.join(codeRoot, 'src/dev-client.ts');

/** What runs in the browser beside the page. */
const clientCode = async (): Promise<string> => {
  // The bundler takes longer to load than a small site, and the first page can be had without it.
  const { transformWithOxc } = await import('vite');
  return (await transformWithOxc(await readFile(clientFile, 'utf8'), clientFile)).code;
};

type Tell = (fault: LocatedProblem) => void;

/** Takes what failed in a browser. */
const takeFault =
  (dev: DevSite, tell: Tell): DevAnswer =>
  ([request, response], { searchParams }) => {
    const { clientFolder = '' } = dev.current()?.bundle ?? {};
    const fault = { message: searchParams.get('message') ?? '', stack: searchParams.get('stack') ?? '' };
    // Other pages of the browser have nothing to tell here.
    if (request.headers['sec-fetch-site'] === 'same-origin') tell(browserProblem(fault, clientFolder));
    response.writeHead(204).end();
  };

type Routing = { dev: DevSite; listen: ReturnType<typeof createEvents>['listen']; tell: Tell };

/** The addresses that are no site's, but this server's. */
const createRoutes = ({ dev, listen, tell }: Routing): Readonly<Record<string, DevAnswer>> => ({
  '/__events': ([, response], { searchParams }) => listen(response, searchParams.get('page') ?? '/'),
  '/__dev.js': async ([, response]) => reply(response, scriptReply(await clientCode())),
  [catcherAddress]: ([, response]) => reply(response, scriptReply(faultCatcher)),
  [faultAddress]: takeFault(dev, tell),
});

/** The server of `npm run dev`: every page is rendered on request, and changes are announced to open pages. */
export const createDevServer = (
  dev: DevSite,
  functions: NonNullable<SiteServerOptions['functions']>,
): DevServer => {
  const { listen, announce } = createEvents(dev);
  const tell: Tell = (fault) => {
    if (!dev.addFault(fault)) return;
    console.error(problemLine(fault));
    announce();
  };
  const routes = createRoutes({ dev, listen, tell });
  const pages = createDevPages(dev);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isForThisComputer(request)) return reply(response, notForOthers);
    if (functions(request, response)) return undefined;
    const url = readRequest(request);
    if (!(url instanceof URL)) return reply(response, url);
    return (routes[url.pathname] ?? pages)([request, response], url);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { server: code = '' } = dev.current()?.bundle ?? {};
      tell(renderProblem(error, code));
      reply(response, failedReply(dev, reasonOf(error)));
    });
  });
  return { server, announce };
};
