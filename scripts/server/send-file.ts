import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { isTwin } from './precompress.ts';

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
  { name: 'br', extension: '.br', accepted: /\bbr\b/ },
  { name: 'gzip', extension: '.gz', accepted: /\bgzip\b/ },
];

const isHashed = (file: string) => /^\/assets\/.+\.[\w-]{8,10}\.\w+$/.test(file);

/** The precompressed twin that the browser takes, if it was made of the file as it is now. */
const twinOf = async ({ folder, file }: FileToSend, accepts: string) => {
  const own = await stat(path.join(folder, file)).catch(() => undefined);
  for (const { name, extension, accepted } of encodings) {
    if (!own || !accepted.test(accepts)) continue;
    const twin = await stat(path.join(folder, file + extension)).catch(() => undefined);
    if (isTwin(twin, own)) return { name, extension };
  }
  return undefined;
};

/** Sends a file that is no longer in the folder from memory: as it is, for those few who still ask for it. */
export const sendKept = (response: ServerResponse, file: string, content: Buffer): void => {
  response.writeHead(200, {
    'cache-control': 'no-cache',
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
  });
  response.end(content);
};

/**
 * Sends a file in the smallest form the browser takes, with an ETag; hashed assets may be kept for ever. Calls
 * `missing` when there is no such file, and ends with the answer. Ranges, conditions and failing disks are the
 * library's business.
 */
export const sendFile = async (
  [request, response]: [IncomingMessage, ServerResponse],
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
  });
  stream.on('headers', () => {
    response.statusCode = status;
    response.setHeader('cache-control', isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (type) response.setHeader('content-type', type);
    if (type) response.setHeader('vary', 'accept-encoding');
    if (twin) response.setHeader('content-encoding', twin.name);
  });
  const isMissing = new Promise<boolean>((resolve) => {
    for (const event of ['directory', 'error']) stream.on(event, () => resolve(true));
    response.once('close', () => resolve(false));
  });
  stream.pipe(response);
  if (await isMissing) await missing();
};
