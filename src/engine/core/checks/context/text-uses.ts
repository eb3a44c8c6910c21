import { parseText, type TextReference } from '../../messages.ts';
import type { Json, SiteSource } from '../../types.ts';
import type { Place } from '../problem.ts';
import { isObject } from './json-value.ts';
import type { Marked } from './walk-marks.ts';

/** One place that names a key of the locale files. Inline words stand for the default language there. */
export type TextUse = {
  key: string;
  params: Record<string, string>;
  inline?: string;
  place: Place;
  locales: string[];
};

/** Every use of every key in marked texts and links. */
export const textUses = (marks: Marked[]): Map<string, TextUse[]> => {
  const uses = new Map<string, TextUse[]>();
  // Many pages name the same texts: each is parsed once.
  const parsed = new Map<string, TextReference>();
  for (const { kind, value, place, locales } of marks) {
    if ((kind !== 'text' && kind !== 'link') || !value.startsWith('t:')) continue;
    const reference = parsed.get(value) ?? parseText(value);
    parsed.set(value, reference);
    const { key, params, inline } = reference;
    if (key === undefined) continue;
    const use: TextUse = { key, params, ...(inline === undefined ? {} : { inline }), place, locales };
    const known = uses.get(key);
    if (known) known.push(use);
    else uses.set(key, [use]);
  }
  return uses;
};

/**
 * Every key that stands anywhere in the content, marked or not: a text in a property whose name is misspelt is
 * still used, and reporting it as unused would hide the one fault there is behind a second.
 */
export const mentionedKeys = (source: SiteSource): Set<string> => {
  const keys = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('t:')) keys.add(parseText(value).key ?? '');
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value)) Object.values(value as Json).forEach(visit);
  };
  visit(source.config);
  for (const { document } of source.pages) visit(document);
  return keys;
};
