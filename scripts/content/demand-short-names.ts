import type { Change } from '../site/change-plan.ts';
import { RefusedChange } from './workspace.ts';

/** What file systems take is 255 bytes for a name. A build makes longer names of these, and the command itself does. */
const longestName = 200;

/** Some systems allow no more than about a thousand bytes for a whole path. */
const longestPath = 600;

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

const begun = (name: string): string => `${name.slice(0, 40)}…`;

const demandShort = (file: string): void => {
  const name = file.split('/').find((part) => sizeOf(part) > longestName);
  if (name !== undefined)
    throw new RefusedChange(
      `"${begun(name)}" would be the name of a file with ${sizeOf(name)} letters, and ${longestName} are the most. Choose a shorter one.`,
    );
  if (sizeOf(file) > longestPath)
    throw new RefusedChange(
      `"${begun(file)}" would be a path with ${sizeOf(file)} letters, and ${longestPath} are the most. Choose a shorter one.`,
    );
};

/** Throws a RefusedChange when a change would need a name that no file can have: nothing is written then. */
export const demandShortNames = (changes: Change[]): void => {
  for (const change of changes) {
    if (change.kind === 'write') demandShort(change.file);
    if (change.kind === 'move') demandShort(change.to);
  }
};
