import { stat } from 'node:fs/promises';

/** Whether there is a file at a path. */
export const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.isFile() ?? false;
