import { describe, expect, it } from 'vitest';
import { createContext } from '../create-context.ts';
import { createValidators } from '../schema-errors/validators.ts';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';
import { contentRepeatedItem } from './content-repeated-item.ts';

describe('content/repeated-item', () => {
  const items = 'pages/home.json#/sections/1/props/items';
  const words = { type: 'words', text: 't:home.cups.words' };

  it('reports an item that was copied and not changed', () => {
    expect(placesAfter({ [items]: [words, words] })).toEqual([`content/repeated-item ${items}/1`]);
  });

  it('reports an item that was copied to another place of its list', () => {
    const features = 'pages/products/cup.json#/features';
    const feature = (title: string) => ({ title, description: 't:cup.description', icon: 'gift' });
    const list = [feature('t:cup.title|A cup'), feature('t:cup.other|Another'), feature('t:cup.title|A cup')];
    expect(placesAfter({ [features]: list })).toContain(`content/repeated-item ${features}/2`);
    expect(messagesAfter({ [features]: list }).join()).toContain('the same as entry 1 of this list');
  });

  it('reports a feature that was copied', () => {
    const feature = { title: 't:cup.title|A cup', description: 't:cup.title|A cup', icon: 'gift' };
    expect(placesAfter({ 'pages/products/cup.json#/features': [feature, feature] })).toEqual([
      'content/repeated-item pages/products/cup.json#/features/1',
    ]);
  });

  it('reports a section without a title that was pasted a second time under another name', () => {
    const home = 'pages/home.json#/sections';
    const grid = (id: string) => ({ type: 'grid', id, props: { items: [words, { ...words, text: id }] } });
    const found = (second: object) => {
      const site = tinySite({ [`${home}/0`]: { ...grid('a'), id: 'b' }, [`${home}/1`]: second });
      const context = createContext(site, new Set(), createValidators(site.schemas));
      return contentRepeatedItem.runOnPages?.(context).map(({ pointer }) => pointer);
    };
    expect(found(grid('a'))).toEqual(['/sections/1']);
    expect(found(grid('c'))).toEqual([]);
  });

  it('reports a section that was pasted a second time with its title, or whose list was under another', () => {
    const home = 'pages/home.json#/sections';
    const item = (text: string) => ({ ...words, text: `t:home.cups.${text}` });
    const grid = (id: string, props: object) => ({ type: 'grid', id, props });
    const found = (first: object, second: object) => {
      const site = tinySite({ [`${home}/0`]: grid('a', first), [`${home}/1`]: grid('b', second) });
      const context = createContext(site, new Set(), createValidators(site.schemas));
      return contentRepeatedItem.runOnPages?.(context).map(({ pointer }) => pointer);
    };
    const [title, items] = ['t:home.cups.title', [item('a'), item('b'), item('c')]];
    expect(found({ title, items }, { title, items })).toEqual(['/sections/1']);
    expect(found({ title, items }, { title: 't:home.other', items })).toEqual(['/sections/1']);
    expect(found({ title, items }, { title, items: [...items, item('d')] })).toEqual([]);
    // Two calls to act may have the same buttons, and what has nothing but a title is told by that.
    const buttons = items.slice(0, 2);
    expect(found({ title, buttons }, { title: 't:home.other', buttons })).toEqual([]);
    expect(found({ title, columns: 3 }, { title, columns: 3 })).toEqual([]);
  });

  it('reports a text that stands in its list before, unless lists name the same again and again', () => {
    const lists = (...all: string[][]) => ({ [items]: [{ type: 'picture', icon: 'gift', rows: all }] });
    const told = (...all: string[][]) =>
      placesAfter(lists(...all)).filter((place) => place.startsWith('content/'));
    const names = (...own: string[]) => own.map((name) => `t:home.cups.${name}`);
    expect(told(names('a', 'b', 'a'), names('c', 'd'))).toEqual([
      `content/repeated-item ${items}/0/rows/0/2`,
    ]);
    expect(told(names('yes', 'no', 'yes'), names('no', 'yes', 'no'))).toEqual([]);
    expect(told(names('yes', 'no', 'yes'), names('no', 'yes'))).toEqual([]);
  });

  it('accepts like shapes, and what stands apart', () => {
    const shape = { type: 'picture', icon: 'gift' };
    const told = [
      ...placesAfter({ [items]: [shape, shape] }),
      ...placesAfter({ [items]: [words, shape, words] }),
    ];
    expect(told.filter((place) => place.startsWith('content/'))).toEqual([]);
  });

  it('leaves a list that the copy makes too long to the schema', () => {
    expect(placesAfter({ [items]: [words, words, words] })).toEqual([`schema/section-props ${items}/1`]);
  });

  it('leaves a copied field of a form to the checks of forms', () => {
    const fields = 'pages/about.json#/sections/1/props/form/fields';
    const field = {
      name: 'name',
      kind: 'text',
      label: 't:about.name',
      autocomplete: 'name',
      errors: { minLength: 't:about.short' },
    };
    const told = placesAfter({ [`${fields}/1`]: field });
    expect(told.filter((place) => place.startsWith('content/'))).toEqual([]);
  });
});
