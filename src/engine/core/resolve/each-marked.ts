import type { Image } from '../../../generated/types.ts';
import type { Shape } from '../schema/shape.ts';
import type { Json } from '../types.ts';

/** What is visited: a marked string, or the name of a list with the shape of what it stands for. */
type Visit = (kind: 'text' | 'link' | 'icon' | 'list', value: string, items?: Shape) => void;

/** Visits all strings of a value that its shape marks, and the names of lists, such as collection:solutions. */
export const eachMarked = (value: unknown, shape: Shape | undefined, visit: Visit): void => {
  if (shape === undefined || value === null || value === undefined) return;
  switch (shape.kind) {
    case 'text':
    case 'link':
    case 'icon':
      if (typeof value === 'string') visit(shape.kind, value);
      return;
    case 'entry':
      return;
    case 'image': {
      const { alt } = value as Image;
      if (alt !== undefined) visit('text', alt);
      return;
    }
    case 'array':
      if (typeof value === 'string') visit('list', value, shape.items);
      else for (const item of value as unknown[]) eachMarked(item, shape.items, visit);
      return;
    case 'object':
      for (const name in shape.props) eachMarked((value as Json)[name], shape.props[name], visit);
      return;
    case 'variants':
      eachMarked(value, shape.variants[String((value as Json).type)], visit);
  }
};
