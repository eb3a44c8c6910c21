import { counted } from '../cli/counted.ts';
import type { Use } from './find-uses.ts';
import { type Plan, Refusal } from './workspace.ts';

/** How a command is to delete: not at all, but say what would break. */
export type Deletion = { check?: boolean | undefined };

const place = ({ file, line, column, text }: Use) => `  ${file}:${line}:${column}  ${text}`;

/**
 * Refuses to delete what something names, and lists each place. Returns what `--check` says of a thing that nothing
 * names, or undefined when it is to be deleted.
 */
export const refuseUsed = (what: string, uses: Use[], { check }: Deletion): Plan | undefined => {
  if (uses.length > 0) {
    const places = `${counted(uses.length, 'place names', 'places name')} it`;
    const subject = what.replace(/^the /, 'The ');
    const list = uses.map(place).join('\n');
    throw new Refusal(`${subject} cannot be deleted: ${places}. Change these first.\n${list}`);
  }
  return check ? { done: `Nothing names ${what}: it can be deleted.` } : undefined;
};
