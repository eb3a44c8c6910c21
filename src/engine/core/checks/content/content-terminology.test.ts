import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const terms = [{ en: 'cup', es: 'taza', avoid: { es: ['vaso', 'vasos'] } }];
const glossary = { 'site.config.json#/checks': { 'content/terminology': { options: { terms } } } };
const es = 'locales/es.json#/home/cups/words';

describe('content/terminology', () => {
  it('reports a term that is called otherwise', () => {
    expect(placesAfter({ ...glossary, [es]: 'Adoramos los vasos' })).toEqual([`content/terminology ${es}`]);
    expect(messagesAfter({ ...glossary, [es]: 'Adoramos los vasos' })[0]).toContain('"cup" is called "taza"');
  });

  it('lets the word stand where another is translated', () => {
    expect(placesAfter({ ...glossary, 'locales/es.json#/about/choose': 'Elige un vaso' })).toEqual([]);
  });
});
