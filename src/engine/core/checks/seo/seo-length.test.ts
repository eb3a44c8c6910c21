import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

/** So many letters, whose second half is not their first: that would be another fault. */
const letters = (count: number, letter = 'a'): string =>
  (letter === 'a' ? 'B' : '一') + letter.repeat(count - 1);

describe('seo/length', () => {
  const title = 'locales/en.json#/home/meta/title';
  const description = 'locales/en.json#/home/meta/description';

  it('reports a title that search results cut off, with the name of the company', () => {
    expect(placesAfter({ [title]: letters(61) })).toEqual([`seo/length ${title}`]);
    const changes = { [title]: letters(55), 'site.config.json#/titlePattern': '%{title} – Cups' };
    expect(messagesAfter(changes)[0]).toContain('has 62 letters');
    expect(placesAfter({ [title]: letters(60) }).join()).not.toContain('seo/length');
  });

  it('reports a pattern that fills the room of the titles once, not also each title', () => {
    const pattern = 'site.config.json#/titlePattern';
    const long = `%{title} – Cups ${'a'.repeat(52)}`;
    expect(placesAfter({ [pattern]: long })).toEqual([`seo/length ${pattern}`]);
    expect(placesAfter({ [pattern]: long, [title]: letters(61) })).toContain(`seo/length ${title}`);
    expect(placesAfter({ [pattern]: `%{title} – Cups ${'a'.repeat(22)}` })).not.toContain(
      `seo/length ${pattern}`,
    );
  });

  it('reports a description that is too long or says too little', () => {
    expect(placesAfter({ [description]: letters(161) })).toEqual([`seo/length ${description}`]);
    expect(placesAfter({ [description]: letters(49) })).toEqual([`seo/length ${description}`]);
    expect(placesAfter({ [description]: letters(50) })).toEqual([]);
  });

  it('counts the facts that a text mentions, and wide signs twice', () => {
    const about = 'locales/en.json#/about/description';
    expect(placesAfter({ [about]: `${letters(150)}%{email}` })).toEqual([`seo/length ${about}`]);
    const words = { 'site.config.json#/names': ['Cups', letters(26, '杯'), letters(31, '杯')] };
    expect(placesAfter({ ...words, [description]: letters(26, '杯') })).toEqual([]);
    expect(placesAfter({ ...words, [title]: letters(31, '杯') })).toEqual([`seo/length ${title}`]);
  });
});
