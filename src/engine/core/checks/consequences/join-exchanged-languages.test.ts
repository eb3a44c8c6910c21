import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const [en, es] = ['All that we have is yours', 'Todo para ti, con gusto'];

describe('a text that two languages have of each other', () => {
  it('is one fault, told at the first', () => {
    const changes = { 'locales/en.json#/about/send': es, 'locales/es.json#/about/send': en };
    expect(placesAfter(changes)).toEqual(['i18n/wrong-script-or-language locales/en.json#/about/send']);
    expect(messagesAfter(changes)[0]).toContain('Exchange them.');
  });

  it('is two where they are different texts', () => {
    const changes = { 'locales/en.json#/about/send': es, 'locales/es.json#/about/sending': en };
    expect(placesAfter(changes)).toHaveLength(2);
  });
});
