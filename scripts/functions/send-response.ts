import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';

/** How long the rest of a body that nobody wants is thrown away before the connection is cut, in milliseconds. */
const patience = 1000;

/** As Supabase does it: a page cannot be served by a function. */
const typeOf = (incoming: IncomingMessage, type: string): string =>
  incoming.method === 'GET' && type.startsWith('text/html') ? type.replace('text/html', 'text/plain') : type;

const dropRest = (incoming: IncomingMessage): void => {
  incoming.resume();
  setTimeout(() => incoming.destroy(), patience).unref();
};

/**
 * Sends the web's response over Node's connection. Resolves when it was handed over, and rejects when its body breaks
 * off or the connection is lost, also before.
 */
export const sendResponse = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> => {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  if (headers['content-type']) headers['content-type'] = typeOf(incoming, headers['content-type']);
  if (!incoming.complete) headers.connection = 'close';
  outgoing.on('finish', () => {
    if (!incoming.complete) dropRest(incoming);
  });
  outgoing.writeHead(response.status, headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  await finished(outgoing);
};
