import { UsageError } from '../../cli/usage-error.ts';

/** What the bundler takes for something else in the name of a folder. */
const strange = /[#?*]/;

/** The bundler fails in such a folder with words of its own, far from the cause. Throws a UsageError. */
export const refuseStrangeFolder = (folder: string): void => {
  const [sign] = strange.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new UsageError(
    `The code cannot be built in ${folder}, because of the ${sign} in this name. Rename the folder, or move the project to another.`,
  );
};
