import type { SiteSource } from '../../../../types.ts';
import { namesText, parseText } from '../../../../words/text-reference.ts';
import type { Place } from '../../../problems/problem.ts';
import { type Contents, contentsByFile } from '../../marks/contents.ts';
import type { Marked } from '../../marks/marked.ts';

/** One place that names a key of the locale files. Inline words stand for the default language there. */
export type TextUse = {
  key: string;
  params: Record<string, string>;
  inline?: string;
  place: Place;
  locales: string[];
  /** How many places this one stands for, when there are more alike. */
  times?: number;
};

/** The first place that gives a text its words itself, beside its key. */
export const inlineUse = (
  { uses }: { uses: ReadonlyMap<string, TextUse[]> },
  key: string,
): TextUse | undefined => uses.get(key)?.find(({ inline }) => inline !== undefined);

/** Every use of every key in marked texts and links. */
export const textUses = (marks: Marked[]): Map<string, TextUse[]> => {
  const uses = new Map<string, TextUse[]>();
  for (const { text, place, locales, times } of marks) {
    if (text === undefined) continue;
    const { key, params, inline } = text;
    const use: TextUse = { key, params, place, locales };
    if (inline !== undefined) use.inline = inline;
    if (times !== undefined) use.times = times;
    const known = uses.get(key);
    if (known) known.push(use);
    else uses.set(key, [use]);
  }
  return uses;
};

/**
 * Every key that stands anywhere in the content, marked or not: a text in a property whose name is misspelt is
 * still used, and reporting it as unused would hide the one fault there is behind a second. Keys of `known` texts are
 * left out.
 */
export const mentionedIn = (
  contents: Iterable<Contents>,
  known: Pick<ReadonlySet<string>, 'has'> = new Set(),
): Set<string> => {
  const keys = new Set<string>();
  for (const { texts } of contents)
    for (const text of texts) if (namesText(text) && !known.has(text)) keys.add(parseText(text).key ?? '');
  return keys;
};

/** Every key that stands anywhere in the content of a site as it was read. */
export const mentionedKeys = (source: SiteSource): Set<string> =>
  mentionedIn(contentsByFile(source).values());
