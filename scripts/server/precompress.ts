import type { Stats } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { errorCode } from '../cli/error-code.ts';
import { putWhole } from '../files/put-whole.ts';
import { temporaryName } from '../locks/temporary-name.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(html|json|js|css|svg|xml|txt|webmanifest|ico)$/;

type Timed = Pick<Stats, 'mtimeMs'>;

/**
 * Whether a twin was made of a file as it is now: it has its time. A later time would not do: the file may have been
 * replaced while its twin was made, or the clock set back.
 */
export const isTwin = (twin: Timed | undefined, file: Timed | undefined): boolean =>
  twin !== undefined && file !== undefined && Math.round(twin.mtimeMs) === Math.round(file.mtimeMs);

const compressed = async (content: Buffer): Promise<{ br: Buffer; gz: Buffer }> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return { br, gz };
};

const compressFile = async (file: string, draft: string): Promise<boolean> => {
  const { mtime: time, mtimeMs } = await stat(file);
  if (isTwin(await stat(`${file}.br`).catch(() => undefined), { mtimeMs })) return false;
  const { br, gz } = await compressed(await readFile(file));
  await putWhole(`${file}.gz`, (twin) => writeFile(twin, gz), { draft, time });
  await putWhole(`${file}.br`, (twin) => writeFile(twin, br), { draft, time });
  return true;
};

/** A build may remove files meanwhile. */
const unlessGone = (error: unknown): boolean => {
  if (errorCode(error) === 'ENOENT') return false;
  throw error;
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
  // The name of a note, which a build that runs meanwhile leaves alone.
  const draft = temporaryName(path.join(folder, '.build.twin'));
  let made = 0;
  for (const file of files) {
    if (signal?.aborted) break;
    if (await compressFile(file, draft).catch(unlessGone)) made += 1;
  }
  return made;
};
