import type { Stats } from 'node:fs';
import { readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(html|json|js|css|svg|xml|txt|webmanifest|ico)$/;

/**
 * Whether a twin was made of a file as it is now: it has its time. A later time would not do: the file may have been
 * replaced while its twin was made, or the clock set back.
 */
export const isTwin = (twin: Stats | undefined, file: Stats | undefined): boolean =>
  twin !== undefined && file !== undefined && Math.round(twin.mtimeMs) === Math.round(file.mtimeMs);

/** Whole or not at all: the server may be sending the folder's files already, and a reader must not get half a twin. */
const writeTwin = async (file: string, content: Buffer, time: Date): Promise<void> => {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await utimes(draft, time, time);
  await rename(draft, file);
};

const compressFile = async (file: string): Promise<boolean> => {
  const own = await stat(file);
  if (isTwin(await stat(`${file}.br`).catch(() => undefined), own)) return false;
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  await writeTwin(`${file}.gz`, gz, own.mtime);
  await writeTwin(`${file}.br`, br, own.mtime);
  return true;
};

/**
 * Puts a brotli and a gzip twin beside every text file that has none yet or changed since. Returns how many. A signal
 * ends it between two files.
 */
export const precompress = async (folder: string, signal?: AbortSignal): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let made = 0;
  for (const file of files) {
    if (signal?.aborted) break;
    if (await compressFile(file)) made += 1;
  }
  return made;
};
