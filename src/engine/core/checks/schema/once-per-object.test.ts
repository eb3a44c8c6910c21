import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const section = 'pages/home.json#/sections/0';

describe('several names that one object lacks are one fault', () => {
  it('of an emptied object', () => {
    const changes = { 'pages/products/cup.json#/features/0': {} };
    const told = problemsAfter(changes).filter(({ check }) => check === 'schema/page');
    expect(told.map(({ pointer }) => pointer)).toEqual(['/features/0']);
    expect(told[0]?.message).toContain('"title", "description", "icon" are missing in "features[0]".');
  });

  it('of a section whose values stand beside its props', () => {
    const { title, ...rest } = { title: 't:home.top.title', type: 'banner', id: 'top' };
    const told = problemsAfter({ [section]: { ...rest, title } }).filter(
      ({ severity }) => severity === 'error',
    );
    expect(told).toMatchObject([{ check: 'schema/page', pointer: '/sections/0', missing: 'props' }]);
    expect(told[0]?.message).toContain('write "props": { … } around');
  });

  it('of a section inside another group', () => {
    const changes = { [section]: { section: { type: 'banner', id: 'top', props: {} } } };
    expect(placesAfter(changes).filter((place) => place.startsWith('schema/'))).toEqual([
      `schema/page ${section}`,
    ]);
  });

  it('of a property under another name', () => {
    const { title } = { title: 't:home.top.title' };
    const changes = { [`${section}/props/title`]: undefined, [`${section}/props/heading`]: title };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'schema/section-props', pointer: '/sections/0/props/heading', suggestion: 'title' },
    ]);
  });
});
