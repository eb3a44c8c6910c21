import type { IncomingMessage } from 'node:http';

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
};

/**
 * The body as a web stream. A function that stops reading must still be able to answer, so cancelling throws the rest
 * away and leaves the connection open.
 */
const bodyOf = (incoming: IncomingMessage): ReadableStream<Uint8Array> => {
  let ended = false;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const finish = (last: () => void) => {
          if (!ended) last();
          ended = true;
        };
        incoming.on('data', (chunk: Buffer) => {
          if (ended) return;
          controller.enqueue(new Uint8Array(chunk));
          incoming.pause();
        });
        incoming.on('end', () => finish(() => controller.close()));
        incoming.on('error', (error) => finish(() => controller.error(error)));
        incoming.pause();
      },
      pull: () => {
        incoming.resume();
      },
      cancel: () => {
        ended = true;
        incoming.resume();
      },
    },
    { highWaterMark: 0 },
  );
};

/** Methods that no request of the web can be made with. Those who send them are told what is allowed instead. */
const forbidden = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** A request of Node's server as the web's. */
export const requestOf = (incoming: IncomingMessage): Request => {
  const { method = 'GET', url = '/' } = incoming;
  const address = new URL(url, 'http://localhost');
  const headers = headersOf(incoming);
  if (forbidden.has(method)) {
    return Object.defineProperty(new Request(address, { headers }), 'method', { value: method });
  }
  const body =
    method === 'GET' || method === 'HEAD' ? {} : { body: bodyOf(incoming), duplex: 'half' as const };
  return new Request(address, { method, headers, ...body });
};
