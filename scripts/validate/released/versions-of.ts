import { documentOf } from '../document-of.ts';
import type { Past } from './look-back.ts';

/** A document as it was at the commit, and as it is. */
type Versions = { before: unknown; now: unknown };

/** The versions of a file; undefined for one that has not changed since the commit, or that it did not have. */
export const versionsOf = ({ former, files }: Past, file: string): Versions | undefined => {
  const text = former.get(file);
  if (text === undefined) return undefined;
  return { before: documentOf(file, text), now: documentOf(file, files.texts.get(file) ?? '') };
};
