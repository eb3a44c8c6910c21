import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send, { type SendStream } from 'send';
import { isTwin } from './precompress.ts';
import { reply } from './reply.ts';

/** A request and its answer. */
export type Exchange = [request: IncomingMessage, response: ServerResponse];

/** A file to send: where it is, below which folder, with which status. */
type FileToSend = { folder: string; file: string; status?: number };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
};

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** Whether a browser takes an encoding: it names it, and not with the weight 0 (RFC 9110, section 12.5.3). */
const isTaken = (accepts: string, encoding: string): boolean =>
  accepts
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';'))
    .some(([name = '', weight = '']) => name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight));

const isHashed = (file: string) => /^\/assets\/.+\.[\w-]{8,10}\.\w+$/.test(file);

/** The precompressed twin that the browser takes, if it was made of the file as it is now. */
const twinOf = async ({ folder, file }: FileToSend, accepts: string) => {
  const own = await stat(path.join(folder, file)).catch(() => undefined);
  for (const { name, extension } of encodings) {
    if (!own || !isTaken(accepts, name)) continue;
    const twin = await stat(path.join(folder, file + extension)).catch(() => undefined);
    if (isTwin(twin, own)) return { name, extension };
  }
  return undefined;
};

/** Sends a file that is no longer in the folder from memory: as it is, for those few who still ask for it. */
export const sendKept = (response: ServerResponse, file: string, content: Buffer): void => {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  reply(response, { type, headers: { 'cache-control': 'no-cache' }, body: content });
};

/** Why the library did not send a file: an error with a status, and with headers where a range is not of the file. */
type Failure = { status: number; message: string; headers?: Record<string, string> };

/** An address that names no file: it cannot be a name, leads out of the folder, or there is nothing. */
const ofNoFile = [400, 403, 404];

/** Sends. Resolves with the answer's end, or with why there is none. */
const piped = (stream: SendStream, response: ServerResponse): Promise<Failure | undefined> =>
  new Promise((resolve) => {
    stream.on('directory', () => resolve({ status: 404, message: 'It is a folder' }));
    stream.on('error', resolve);
    response.once('close', () => resolve(undefined));
    stream.pipe(response);
  });

/** Nothing that was said of the file holds for an answer without it. */
const keepHeaders = (response: ServerResponse, names: string[]): void => {
  if (response.headersSent) return;
  for (const name of response.getHeaderNames()) if (!names.includes(name)) response.removeHeader(name);
};

/**
 * Sends a file in the smallest form the browser takes, with an ETag; hashed assets may be kept for ever. Calls
 * `missing` when there is no such file, and ends with the answer. Ranges and conditions are the library's business: what
 * it refuses (412, 416) is answered so, and not as missing. A page with another status than 200 has no ranges. Throws
 * what the disk failed with.
 */
export const sendFile = async (
  [request, response]: Exchange,
  wanted: FileToSend,
  missing: () => void | Promise<void>,
): Promise<void> => {
  const { folder, file, status = 200 } = wanted;
  const type = types[path.extname(file)];
  const twin = type ? await twinOf(wanted, request.headers['accept-encoding'] ?? '') : undefined;
  const stream = send(request, encodeURI(file + (twin?.extension ?? '')), {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: status === 200,
  });
  stream.on('headers', () => {
    response.statusCode = status;
    response.setHeader('cache-control', isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (type) response.setHeader('content-type', type);
    if (type) response.setHeader('vary', 'accept-encoding');
    if (twin) response.setHeader('content-encoding', twin.name);
  });
  const others = response.getHeaderNames();
  const failure = await piped(stream, response);
  if (!failure) return;
  const { status: refused, message, headers = {} } = failure;
  keepHeaders(response, others);
  if (ofNoFile.includes(refused)) await missing();
  else if (refused >= 500) throw failure;
  else reply(response, { status: refused, headers, body: `${message}\n` });
};
