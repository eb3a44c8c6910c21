import { chmod, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryName } from '../locks/temporary-name.ts';
import { putWhole } from './put-whole.ts';

/** Where a file really stands: a link stays a link, and what it leads to is replaced. */
export const standsAt = (file: string): Promise<string> => realpath(file).catch(() => file);

/** Writes a text beside the file whose place it is to get, with the rights of that file, and brings it to the disk. */
export const writeBeside = async (file: string, next: string, text: string | Uint8Array): Promise<void> => {
  const { mode } = (await stat(file).catch(() => undefined)) ?? {};
  await writeFile(next, text, { flush: true });
  if (mode !== undefined) await chmod(next, mode);
};

/** Puts a text in the place of a file at once, beside which its draft is hidden. */
export const replaceFile = async (file: string, text: string | Uint8Array): Promise<void> => {
  const target = await standsAt(file);
  const draft = temporaryName(path.join(path.dirname(target), `.${path.basename(target)}`));
  await putWhole(target, (next) => writeBeside(target, next, text), { draft });
};

/** The same where the file holds something else. Returns whether it did. */
export const replaceIfOther = async (file: string, text: string): Promise<boolean> => {
  const isOther = (await readFile(file, 'utf8').catch(() => undefined)) !== text;
  if (isOther) await replaceFile(file, text);
  return isOther;
};
