import { isObject } from '../../json-value.ts';
import type { Shape } from '../../shape.ts';
import type { Json } from '../../types.ts';
import type { Place } from '../problem.ts';
import { below } from '../problem.ts';
import type { NamedText } from './named-texts.ts';

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
  locales: string[];
  /** What it is when it names words; the same for all places with the same text. */
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

type At = { pointer: string } & Pick<Marked, 'maxLength' | 'picture' | 'needsAlt'>;

/** Is told of each marked value with its place. */
export type Visit = (kind: MarkedKind, value: string, at: At) => void;

const walkImage = (value: unknown, { pointer, ...needs }: At, visit: Visit): void => {
  if (!isObject(value)) return;
  visit('picture', String(value.src), { pointer, picture: value, ...needs });
  if (typeof value.src === 'string') visit('asset', value.src, { pointer: below(pointer, 'src') });
  if (typeof value.alt === 'string') visit('text', value.alt, { pointer: below(pointer, 'alt') });
  if (!isObject(value.srcByLocale)) return;
  for (const [locale, src] of Object.entries(value.srcByLocale)) {
    if (typeof src === 'string') visit('asset', src, { pointer: below(pointer, 'srcByLocale', locale) });
  }
};

/** Where a walk is, told anew at every step: an object for each would be most of what a large site takes. */
type Path = { pointer: string; visit: Visit };

const walkItems = (items: unknown[], shape: Shape, path: Path): void => {
  const { pointer } = path;
  for (let index = 0; index < items.length; index += 1) {
    path.pointer = `${pointer}/${index}`;
    walkMarks(items[index], shape, path);
  }
  path.pointer = pointer;
};

const walkProps = (value: unknown, props: Record<string, Shape>, path: Path): void => {
  if (!isObject(value)) return;
  const { pointer } = path;
  for (const key in props) {
    if (value[key] === undefined) continue;
    path.pointer = below(pointer, key);
    walkMarks(value[key], props[key], path);
  }
  path.pointer = pointer;
};

/** Visits every marked value of a document along its shape. Values of the wrong kind are passed over. */
export const walkMarks = (value: unknown, shape: Shape | undefined, path: Path): void => {
  if (shape === undefined) return;
  const { pointer, visit } = path;
  switch (shape.kind) {
    case 'text':
      if (typeof value === 'string')
        visit(
          'text',
          value,
          shape.maxLength === undefined ? { pointer } : { pointer, maxLength: shape.maxLength },
        );
      return;
    case 'link':
    case 'icon':
    case 'entry':
      if (typeof value === 'string') visit(shape.kind, value, { pointer });
      return;
    case 'image':
      walkImage(value, { pointer, ...(shape.needsAlt ? { needsAlt: true } : {}) }, visit);
      return;
    case 'array':
      if (typeof value === 'string') visit('list', value, { pointer });
      else if (Array.isArray(value)) walkItems(value, shape.items, path);
      return;
    case 'object':
      walkProps(value, shape.props, path);
      return;
    case 'variants':
      if (isObject(value)) walkMarks(value, shape.variants[String(value.type)], path);
  }
};
