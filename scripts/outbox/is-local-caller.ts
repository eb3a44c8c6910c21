import type { IncomingMessage } from 'node:http';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

/** Whether the name asked for is this computer's: a page of a stranger can point a name of its own here (DNS rebinding). */
export const isForThisComputer = ({ headers }: IncomingMessage): boolean =>
  localHost.test(headers.host ?? '');

/**
 * Whether someone at this computer asks, for an address of this computer. What a proxy passes on comes from elsewhere: it
 * says so in a header, or asks in HTTP/1.0 as nginx does with no settings, and as no browser does.
 */
export const isLocalCaller = (request: IncomingMessage): boolean => {
  const { socket, headers, httpVersion } = request;
  const named = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => headers[name]);
  const passedOn = named || httpVersion === '1.0';
  const local = loopback.test(socket.remoteAddress ?? '') && isForThisComputer(request);
  return local && !passedOn && headers['sec-fetch-site'] !== 'cross-site';
};
