import { describe, expect, it } from 'vitest';
import { problemsAfter, tinySite } from '../testing/tiny-site.ts';

const cup = tinySite().pages.find(({ slug }) => slug === 'cup')?.document;

const told = (one: unknown, other: unknown) =>
  problemsAfter({
    'pages/products/cup.json#/order': one,
    'pages/products/mug.json': {
      ...cup,
      id: 'mug',
      order: other,
      meta: { title: 'A mug', description: 'What a mug is.' },
    },
  }).filter(({ check }) => check === 'content/duplicate-order');

describe('content/duplicate-order', () => {
  it('reports the second of two entries with one place', () => {
    expect(told(10, 10)).toMatchObject([
      { severity: 'warning', file: 'pages/products/mug.json', pointer: '/order' },
    ]);
    expect(told(10, 10)[0]?.message).toContain('pages/products/cup.json has the place 10 too.');
  });

  it('lets places differ, or be left out', () => {
    expect(told(10, 20)).toEqual([]);
    expect(told(undefined, undefined)).toEqual([]);
  });

  it('reports an entry without a place where all others have one', () => {
    const page = (id: string, order?: number) => ({
      [`pages/products/${id}.json`]: {
        ...cup,
        id,
        order,
        meta: { title: `A ${id}`, description: `What a ${id} is.` },
      },
    });
    const changes = { 'pages/products/cup.json#/order': 1, ...page('mug', 2), ...page('pot') };
    const found = problemsAfter(changes).filter(({ check }) => check === 'content/duplicate-order');
    expect(found).toMatchObject([{ file: 'pages/products/pot.json', missing: 'order' }]);
    expect(found[0]?.message).toContain('such as "order": 3.');
  });
});
