import type { Json } from '../../../types.ts';
import type { Place } from '../../problems/problem.ts';
import type { NamedText } from './named-text.ts';

/**
 * What a marked value names: words, an address, an icon, a file of the public folder, a picture as a
 * whole, a list of entries, or one of them.
 */
type MarkedKind = 'text' | 'link' | 'icon' | 'asset' | 'picture' | 'list' | 'entry';

/** A value of a document that the schema marks, with the languages it is shown in. */
export type Marked = {
  kind: MarkedKind;
  value: string;
  place: Place;
  /** The pointer of its object or list, and its name there. The parts of a large site do not report them. */
  within?: string | undefined;
  name?: string | undefined;
  locales: string[];
  /** The text that it names, if it names words; the same object for all places with the same text. */
  text?: NamedText | undefined;
  /** How many characters the schema lets a text have, in every language. */
  maxLength?: number | undefined;
  /** The whole object of a picture. */
  picture?: Json | undefined;
  /** Whether the picture says something that must be said in words, too. */
  needsAlt?: boolean | undefined;
  /** How many places it stands for, where a large site keeps the first of many alike. */
  times?: number | undefined;
};
