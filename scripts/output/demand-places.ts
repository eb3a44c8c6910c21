import { foldersOf } from '../../src/engine/core/addresses/folders-of.ts';
import { UsageError } from '../cli/usage-error.ts';

/** Throws if a file of a folder is to stand where another one needs a folder. */
export const demandPlaces = (files: ReadonlySet<string>): void => {
  for (const file of files) {
    const taken = foldersOf(file).find((folder) => files.has(folder));
    if (taken !== undefined)
      throw new UsageError(
        `"${taken}" and "${file}" cannot both be in the built site: the first is a file, and the second needs a folder of that name. Call one of them otherwise.`,
      );
  }
};
