import { RefusedChange } from './workspace.ts';

/** Throws a RefusedChange when a name cannot be that of a section type. */
export const demandSectionName = (type: string): void => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    throw new RefusedChange(
      `"${type}" is no name for a section type. Write small letters, digits and hyphens: team-photos.`,
    );
};
