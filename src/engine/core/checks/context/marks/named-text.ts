import { namesText, parseText, type TextReference } from '../../../words/text-reference.ts';
import type { Place } from '../../problems/problem.ts';
import { lastNameOf, parentOf } from '../words/keys/key-parts.ts';

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

/** The text that a value is; undefined when it names no key. */
export const namedText = (texts: NamedTexts, value: string): NamedText | undefined => {
  if (!namesText(value)) return undefined;
  const known = texts.get(value);
  if (known) return known;
  const { key = '', params, inline } = parseText(value);
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
