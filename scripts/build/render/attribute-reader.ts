import { remembered } from '../../../src/engine/core/memory/remembered.ts';
import {
  type Piece,
  type Pieces,
  pieceText,
  type SharedText,
  sharedForm,
  textOf,
} from '../../../src/engine/core/render/pieces.ts';

/** The classes of a document, and which of the given attributes it has. */
export type HtmlAttributes = { classes: Set<string>; present: Set<string> };

type Asked = { attribute: string; name: string; value: string; whole: boolean };

const parts = /^ ([\w-]+)="([^"]*)("?)$/;

const askedOf = (attribute: string): Asked => {
  const [, name = '', value = '', end] = parts.exec(attribute) ?? [];
  return { attribute, name, value, whole: end === '"' };
};

const isThere = ({ value, whole }: Asked, values: Set<string> | undefined): boolean => {
  if (!values) return false;
  if (whole) return values.has(value);
  return value === '' || [...values].some((each) => each.startsWith(value));
};

/** Reads documents for a set of attributes. */
type AttributeReader = {
  /** Documents with the same key have the same attributes. */
  keyOf: (html: Pieces) => string;
  read: (html: Pieces) => HtmlAttributes;
};

/**
 * Makes a reader, which takes one pass for each document, and hardly any for what it shares with others. Between a
 * document's tags no quotation mark stands as such, so whatever looks like an attribute is one.
 */
export const attributeReader = (attributes: string[]): AttributeReader => {
  const asked = attributes.map(askedOf);
  const names = [...new Set(['class', ...asked.map(({ name }) => name)])];
  const pattern = new RegExp(` (?:${names.join('|')})="[^"]*"`, 'g');
  // The same few attributes stand in a document hundreds of times.
  const written = (text: string): string => [...new Set(text.match(pattern))].join('');
  let forms = 0;
  const nameOfForm = remembered<SharedText, string>(() => {
    forms += 1;
    return `#${forms}`;
  });
  const keyOfPiece = (piece: Piece): string => {
    const form = sharedForm(piece);
    return form ? nameOfForm(form) : written(pieceText(piece));
  };
  return {
    keyOf: (html) => html.map(keyOfPiece).join(''),
    read: (html) => {
      const found = new Map<string, Set<string>>(names.map((name) => [name, new Set()]));
      for (const attribute of textOf(html).match(pattern) ?? []) {
        const equals = attribute.indexOf('=');
        found.get(attribute.slice(1, equals))?.add(attribute.slice(equals + 2, -1));
      }
      const seen = (name: string) => {
        const values = found.get(name);
        return values && values.size > 0 ? values : undefined;
      };
      const present = asked.filter((each) => isThere(each, seen(each.name)));
      return {
        classes: new Set([...(found.get('class') ?? [])].flatMap((value) => value.split(' '))),
        present: new Set(present.map(({ attribute }) => attribute)),
      };
    },
  };
};
