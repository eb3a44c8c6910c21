import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../cli/listen.ts';
import { precompress } from './precompress.ts';
import { failed, notFound, reply } from './reply.ts';
import { sendFile } from './send-file.ts';

const asset = '/assets/player.abcdefgh.js';
const script = 'console.log(1);'.repeat(50);

let folder: string;
let address: string;

/** Sends the file that is asked for; what is asked for below /nowhere gets it as the page that says so. */
const server = createServer((asked, response) => {
  const { url = '' } = asked;
  const file = url.replace(/^\/nowhere/, '');
  response.setHeader('x-frame-options', 'DENY');
  sendFile([asked, response], { folder, file, status: file === url ? 200 : 404 }, () =>
    reply(response, notFound),
  ).catch(() => reply(response, failed));
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'send-file-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, asset), script);
  await precompress(folder);
  symlinkSync('loop.svg', path.join(folder, 'loop.svg'));
  address = await listen(server, 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Asks as browsers do: fetch would unpack the answer, and adds headers of its own. */
const get = async (file: string, headers: Record<string, string> = {}) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address + file, { headers }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
};

describe('a file of the site', () => {
  it('is sent in the smallest form that the browser takes', async () => {
    const encodings = ['br, gzip', 'gzip', 'GZIP;q=0.5', 'br;q=0, gzip', 'br; q=0.000', 'brotli', 'identity'];
    const sent = await Promise.all(encodings.map((encoding) => get(asset, { 'accept-encoding': encoding })));
    expect(sent.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'gzip',
      'gzip',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is sent in part where a range of it is asked for', async () => {
    const { status, headers, body } = await get(asset, { range: 'bytes=0-6' });
    expect([status, headers['content-range'], String(body)]).toEqual([206, 'bytes 0-6/750', 'console']);
  });
});

describe('what is said instead of a file', () => {
  const ofTheFile = ['cache-control', 'content-encoding', 'vary', 'etag', 'last-modified', 'accept-ranges'];

  it.each([
    [416, 'for a range that it does not have', { file: asset, range: 'bytes=999999-' }],
    [412, 'for another version than it is', { file: asset, 'if-match': '"other"' }],
    [500, 'where the disk fails', { file: '/loop.svg' }],
    [404, 'where there is none', { file: '/nothing.svg' }],
    [404, 'for a folder', { file: '/assets' }],
    [404, 'outside of the folder', { file: '/../send-file.ts' }],
  ])('is %s %s, with none of the headers of a file', async (expected, _, { file, ...asked }) => {
    const { status, headers } = await get(file, { ...asked, 'accept-encoding': 'br' });
    expect([status, headers['content-type']]).toEqual([expected, 'text/plain; charset=utf-8']);
    expect(ofTheFile.filter((name) => name in headers)).toEqual([]);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('names the size of the file beside 416', async () => {
    const { headers, body } = await get(asset, { range: 'bytes=999999-' });
    expect([headers['content-range'], String(body)]).toEqual(['bytes */750', 'Range Not Satisfiable\n']);
  });

  it('is the whole page that says so, whatever range is asked for', async () => {
    const { status, body } = await get(`/nowhere${asset}`, { range: 'bytes=0-6' });
    expect([status, String(body)]).toEqual([404, script]);
  });
});
