import { UsageError } from '../../cli/usage-error.ts';

/** Signs in a folder's name that have another meaning for the bundler. */
const strange = /[#?*]/;

/** Throws a UsageError in a folder where the bundler would fail with a message far from the cause. */
export const refuseStrangeFolder = (folder: string): void => {
  const [sign] = strange.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new UsageError(
    `The code cannot be built in ${folder}, because of the ${sign} in this name. Rename the folder, or move the project to another.`,
  );
};
