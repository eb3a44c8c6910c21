import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where a file really stands: a link stays a link, and what it leads to is replaced. */
export const standsAt = (file: string): Promise<string> => realpath(file).catch(() => file);

/** Does a step with a file that waits for its place; when the step fails, for whatever reason, nothing is left of it. */
const orRemove = async (next: string, step: () => Promise<void>): Promise<void> => {
  try {
    await step();
  } catch (error) {
    await rm(next, { force: true }).catch(() => undefined);
    throw error;
  }
};

/**
 * Writes a text beside the file whose place it is to get, with the rights of that file. It is flushed, so that a name
 * never stands for half of it. Nothing is left of what cannot be written.
 */
export const writeBeside = async (file: string, next: string, text: string | Uint8Array): Promise<void> => {
  const { mode } = (await stat(file).catch(() => undefined)) ?? {};
  await orRemove(next, async () => {
    await writeFile(next, text, { flush: true });
    if (mode !== undefined) await chmod(next, mode);
  });
};

/** Puts a text in the place of a file at once: whoever reads it meanwhile gets the old text or the new one, whole. */
export const replaceFile = async (file: string, text: string | Uint8Array): Promise<void> => {
  const target = await standsAt(file);
  const next = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.next`);
  await writeBeside(target, next, text);
  await orRemove(next, () => rename(next, target));
};
