import { counted } from '../../../src/engine/core/counted.ts';
import type { Use } from '../find-uses.ts';
import { RefusedChange } from '../workspace.ts';

const place = ({ file, line, column, text }: Use) => `  ${file}:${line}:${column}  ${text}`;

/** Throws a RefusedChange to delete what something names, which lists each place. */
export const refuseUsed = (what: string, uses: Use[]): void => {
  if (uses.length === 0) return;
  const places = `${counted(uses.length, 'place names', 'places name')} it`;
  const subject = what.replace(/^the /, 'The ');
  const list = uses.map(place).join('\n');
  throw new RefusedChange(`${subject} cannot be deleted: ${places}. Change these first.\n${list}`);
};
