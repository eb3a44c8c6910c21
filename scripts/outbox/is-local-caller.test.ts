import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { isLocalCaller } from './is-local-caller.ts';

const asks = (remoteAddress: string | undefined, headers: IncomingHttpHeaders) =>
  isLocalCaller({ socket: { remoteAddress }, headers } as IncomingMessage);

describe('who may read the outbox (row 58)', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1:4173'],
    ['::1', '[::1]:4173'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('%s for %s', (socket, host) => {
    expect(asks(socket, { host })).toBe(true);
  });

  it.each([
    ['from another computer', '192.168.0.7', { host: '127.0.0.1:4173' }],
    ['for a name that was rebound', '127.0.0.1', { host: 'evil.example:4173' }],
    ['for a name that only begins right', '127.0.0.1', { host: 'localhost.evil.example' }],
    ['for no name', '127.0.0.1', {}],
    ['through a tunnel', '127.0.0.1', { host: 'localhost:4173', 'x-forwarded-for': '203.0.113.7' }],
    ['from a page of another site', '127.0.0.1', { host: 'localhost:4173', 'sec-fetch-site': 'cross-site' }],
    ['over a lost connection', undefined, { host: 'localhost:4173' }],
  ])('not %s', (_, socket, headers) => {
    expect(asks(socket, headers)).toBe(false);
  });

  it.each([
    ['a browser', '1.1', 'true'],
    ['nginx with no settings, which names this computer and no caller', '1.0', 'false'],
  ])('over a connection: %s', async (_, version, expected) => {
    const server = createServer((request, response) => response.end(String(isLocalCaller(request))));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /__outbox HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    expect((await text(socket)).split('\r\n')).toContain(expected);
    server.close();
  });
});
