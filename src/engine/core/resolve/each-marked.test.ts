import { describe, expect, it } from 'vitest';
import type { Shape } from '../schema/shape.ts';
import { eachMarked } from './each-marked.ts';

const item: Shape = { kind: 'object', props: { label: { kind: 'text' }, icon: { kind: 'icon' } } };
const shape: Shape = {
  kind: 'object',
  props: {
    link: { kind: 'link' },
    image: { kind: 'image' },
    entry: { kind: 'entry' },
    items: { kind: 'array', items: item },
    blocks: { kind: 'array', items: { kind: 'variants', variants: { quote: item } } },
  },
};

const visited = (value: unknown): unknown[] => {
  const found: unknown[] = [];
  eachMarked(value, shape, (...visit) => found.push(visit));
  return found;
};

describe('the marked strings of a value', () => {
  it('are visited wherever they stand, and nothing else is', () => {
    const value = {
      link: '/contact',
      image: { src: '/a.svg', alt: 't:a' },
      entry: 'loyalty',
      columns: 'three',
      items: [{ label: 't:b', icon: 'gift' }, { label: 7 }, null],
      blocks: [
        { type: 'quote', label: 't:c' },
        { type: 'unknown', label: 't:d' },
      ],
    };
    expect(visited(value)).toEqual([
      ['link', '/contact'],
      ['text', 't:a'],
      ['text', 't:b'],
      ['icon', 'gift'],
      ['text', 't:c'],
    ]);
  });

  it('are not known of a list that is named, whose name is visited', () =>
    expect(visited({ items: 'collection:solutions' })).toEqual([['list', 'collection:solutions', item]]));
});
