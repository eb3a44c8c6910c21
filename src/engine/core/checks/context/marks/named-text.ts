import { namesText, parseText, type TextReference, textNamed } from '../../../words/text-reference.ts';
import type { Place } from '../../problems/problem.ts';
import { lastNameOf, parentOf } from '../words/keys/key-parts.ts';
import { tidy } from '../words/writing/tidy.ts';

/** The words that a visitor of one language reads at a place, and where they are written. */
export type ShownWords = { locale: string; value: string; place: Place; key?: string | undefined };

/**
 * A text of the content that names a key. It is looked up and read once for all places and checks of a part, and stores
 * what they find out about it.
 */
export type NamedText = Required<Pick<TextReference, 'key' | 'params'>> & {
  /** The group that the key stands in, and its name there. */
  group: string;
  name: string;
  /** Words of its own, for the default language. */
  inline: string | undefined;
  /** Whether it is a key and nothing else. */
  isBare: boolean;
  /** The number of the key in the table; -1 when no language has it. */
  number: number | undefined;
  /** What visitors of each language read. */
  shown: ShownWords[] | undefined;
  /** Whether the words of the default language are no half of a sentence. */
  isWhole: boolean | undefined;
  /** How long the words are in the longest language. */
  length: number | undefined;
};

/** The named texts of a part, by how they are written. */
export type NamedTexts = Map<string, NamedText>;

/** What is at the end of a name by mistake: spaces, and signs that nobody sees. */
const around = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu;

/** A value that names a text, without what stands around the name and then around its words; undefined if nothing does. */
export const tidyText = ({ key, inline }: NamedText, value: string): string | undefined => {
  const behind = value[2 + key.length] ?? '|';
  if (value.startsWith(key, 2) && (behind === '|' || behind === '?')) return undefined;
  const [, query = ''] = /^[^?|]*(\?[^|]*)/s.exec(value) ?? [];
  return textNamed(key + query.trim(), inline);
};

/** The text that a value is, read as if nothing stood around its name; undefined when it names no key. */
export const namedText = (texts: NamedTexts, value: string): NamedText | undefined => {
  if (!namesText(value)) return undefined;
  const known = texts.get(value);
  if (known) return known;
  const { key: written = '', params, inline: words } = parseText(value);
  const key = written.replace(around, '');
  const inline = words === undefined || key === written ? words : tidy(words);
  const isBare = inline === undefined && !value.includes('?');
  const unknown = { number: undefined, shown: undefined, isWhole: undefined, length: undefined };
  const text: NamedText = {
    key,
    group: parentOf(key),
    name: lastNameOf(key),
    params,
    inline,
    isBare,
    ...unknown,
  };
  texts.set(value, text);
  return text;
};
