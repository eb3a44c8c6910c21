import { rename, rm, utimes } from 'node:fs/promises';
import { temporaryName } from '../locks/temporary-name.ts';

/** Where a file is made, and the time that it shows, where these matter. */
type PutOptions = { draft?: string; time?: Date };

/**
 * Fills a draft and puts it in the place of a file at once: whoever reads it meanwhile gets the old file or the new one,
 * whole. When that fails, for whatever reason, nothing is left of the draft.
 */
export const putWhole = async (
  file: string,
  fill: (draft: string) => Promise<void>,
  { draft = temporaryName(file), time }: PutOptions = {},
): Promise<void> => {
  try {
    await fill(draft);
    if (time) await utimes(draft, time, time);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
};
