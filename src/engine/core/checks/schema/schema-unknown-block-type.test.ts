import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('schema/unknown-block-type', () => {
  it('reports an item of a type that may not stand there', () => {
    const changes = { 'pages/home.json#/sections/1/props/items/1/type': 'pictur' };
    expect(placesAfter(changes)).toEqual([
      'schema/unknown-block-type pages/home.json#/sections/1/props/items/1/type',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "picture"?');
  });

  it('leaves an item whose "type" is missing or misspelt to schema/section-props, at the slip', () => {
    const item = 'pages/home.json#/sections/1/props/items/1';
    const misspelt = { [`${item}/type`]: undefined, [`${item}/tpye`]: 'picture' };
    expect(placesAfter(misspelt)).toEqual([`schema/section-props ${item}/tpye`]);
    expect(messagesAfter(misspelt)[0]).toContain('Did you mean "type"?');
    expect(placesAfter({ [`${item}/type`]: undefined })).toEqual([`schema/section-props ${item}`]);
    expect(messagesAfter({ [`${item}/type`]: undefined })[0]).toContain('It can be "words", "picture".');
  });

  it('asks whether "type" was meant where a type stands under a word that other systems have for it', () => {
    const item = 'pages/home.json#/sections/1/props/items/1';
    const [told] = problemsAfter({ [`${item}/type`]: undefined, [`${item}/kind`]: 'picture' });
    expect(told).toMatchObject({ pointer: '/sections/1/props/items/1/kind', suggestion: 'type' });
    expect(told?.fix).toBeUndefined();
  });
});
