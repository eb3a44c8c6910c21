import { isObject, objectOf } from '../../../json/json-value.ts';
import type { Shape } from '../../../schema/shape.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Marked } from './marked.ts';

/** What the schema says of a value, and its picture if it is one. */
type What = Pick<Marked, 'kind' | 'maxLength' | 'picture' | 'needsAlt'>;

/** Called with each marked value and its place. */
export type Visit = (value: string, what: What, at: Path) => void;

/**
 * The place of a walk: one object, changed at every step, because an object for each would cost the most on a large
 * site.
 */
type Path = { pointer: string; within: string; name: string; visit: Visit };

const walkImage = (value: unknown, needsAlt: boolean | undefined, path: Path): void => {
  if (!isObject(value)) return;
  const { pointer, visit } = path;
  visit(String(value.src), { kind: 'picture', picture: value, needsAlt }, path);
  const visitIn = (within: string, name: string, item: unknown) => {
    const kind = name === 'alt' ? 'text' : 'asset';
    if (typeof item === 'string')
      visit(item, { kind }, { pointer: below(within, name), within, name, visit });
  };
  visitIn(pointer, 'src', value.src);
  visitIn(pointer, 'alt', value.alt);
  const byLocale = below(pointer, 'srcByLocale');
  for (const [locale, src] of Object.entries(objectOf(value.srcByLocale))) visitIn(byLocale, locale, src);
};

const walkItems = (items: unknown[], shape: Shape, path: Path): void => {
  const { pointer } = path;
  for (let index = 0; index < items.length; index += 1) {
    path.within = pointer;
    path.name = String(index);
    path.pointer = `${pointer}/${path.name}`;
    walkMarks(items[index], shape, path);
  }
};

const walkProps = (value: unknown, props: Record<string, Shape>, path: Path): void => {
  if (!isObject(value)) return;
  const { pointer } = path;
  for (const key in props) {
    if (value[key] === undefined) continue;
    path.within = pointer;
    path.name = key;
    path.pointer = below(pointer, key);
    walkMarks(value[key], props[key], path);
  }
};

const list: What = { kind: 'list' };

/** Visits every marked value of a document along its shape. Values of the wrong kind are passed over. */
export const walkMarks = (value: unknown, shape: Shape | undefined, path: Path): void => {
  if (shape === undefined) return;
  switch (shape.kind) {
    case 'text':
    case 'link':
    case 'icon':
    case 'entry':
      if (typeof value === 'string') path.visit(value, shape, path);
      return;
    case 'image':
      walkImage(value, shape.needsAlt, path);
      return;
    case 'array':
      if (typeof value === 'string') path.visit(value, list, path);
      else if (Array.isArray(value)) walkItems(value, shape.items, path);
      return;
    case 'object':
      walkProps(value, shape.props, path);
      return;
    case 'variants':
      if (isObject(value)) walkMarks(value, shape.variants[String(value.type)], path);
  }
};
