import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { isContent } from '../../site/place-in.ts';
import { documentOf } from '../document-of.ts';
import type { Past } from './look-back.ts';

/** A document as it was at the commit, and as it is. */
export type Versions = { before: unknown; now: unknown };

/** The versions of a file; undefined for one that has not changed since the commit, or that it did not have. */
export const versionsOf = ({ former, files }: Past, file: string): Versions | undefined => {
  const text = former.get(file);
  if (text === undefined) return undefined;
  return { before: documentOf(file, text), now: documentOf(file, files.texts.get(file) ?? '') };
};

/** A document that has changed since the commit, and is a group of values still. */
export type ChangedDocument = { file: string; before: unknown; now: Json };

/** The documents of some files that have changed since the commit: those that show texts, if no others are asked for. */
export const changedDocuments = (past: Past, isAsked = isContent): ChangedDocument[] =>
  [...past.former.keys()].filter(isAsked).flatMap((file) => {
    const { before, now } = versionsOf(past, file) ?? {};
    return isObject(now) ? [{ file, before, now }] : [];
  });
