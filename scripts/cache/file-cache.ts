import { createHash } from 'node:crypto';
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { putWhole } from '../files/put-whole.ts';
import { isSealed, sealedTime } from './sealed-time.ts';

/** The short name under which a cached file is kept, made of what the file is made from. */
export const contentKey = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update('\0').update(part);
  return hash.digest('hex').slice(0, 20);
};

const isWhole = (file: string) =>
  stat(file).then(
    (stats) => isSealed(file, stats),
    () => false,
  );

/** The cached file, made first when it is missing or torn. A cache that was interrupted never holds half a file. */
export const cachedFile = async (
  file: string,
  make: () => Promise<string | Uint8Array>,
): Promise<{ made: boolean }> => {
  if (await isWhole(file)) return { made: false };
  const content = await make();
  await mkdir(path.dirname(file), { recursive: true });
  const time = sealedTime(file, Buffer.byteLength(content));
  await putWhole(file, (draft) => writeFile(draft, content), { time });
  return { made: true };
};

const placeFile = async (from: string, target: string): Promise<void> => {
  const [source, present] = await Promise.all([stat(from), stat(target).catch(() => undefined)]);
  if (present?.size === source.size && Math.round(present.mtimeMs) === Math.round(source.mtimeMs)) return;
  await mkdir(path.dirname(target), { recursive: true });
  await putWhole(target, (draft) => copyFile(from, draft), { time: source.mtime });
};

/** What copies files with their times into a folder, unless they are there already. */
export const placeInCache =
  (folder: string) =>
  (from: string, file: string): Promise<void> =>
    placeFile(from, path.join(folder, file));
