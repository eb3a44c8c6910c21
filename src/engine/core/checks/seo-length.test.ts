import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('seo/length', () => {
  const title = 'locales/en.json#/home/meta/title';
  const description = 'locales/en.json#/home/meta/description';

  it('reports a title that search results cut off, with the name of the company', () => {
    expect(placesAfter({ [title]: 'A'.repeat(61) })).toEqual([`seo/length ${title}`]);
    const changes = { [title]: 'A'.repeat(55), 'site.config.json#/titlePattern': '%{title} – Cups' };
    expect(messagesAfter(changes)[0]).toContain('has 62 letters');
    expect(placesAfter({ [title]: 'A'.repeat(60) })).toEqual([]);
  });

  it('reports a pattern that fills the room of the titles once, not also each title', () => {
    const pattern = 'site.config.json#/titlePattern';
    const long = `%{title} – Cups ${'a'.repeat(52)}`;
    expect(placesAfter({ [pattern]: long })).toEqual([`seo/length ${pattern}`]);
    expect(placesAfter({ [pattern]: long, [title]: 'A'.repeat(61) })).toContain(`seo/length ${title}`);
    expect(placesAfter({ [pattern]: `%{title} – Cups ${'a'.repeat(22)}` })).not.toContain(
      `seo/length ${pattern}`,
    );
  });

  it('reports a description that is too long or says too little', () => {
    expect(placesAfter({ [description]: 'a'.repeat(161) })).toEqual([`seo/length ${description}`]);
    expect(placesAfter({ [description]: 'a'.repeat(49) })).toEqual([`seo/length ${description}`]);
    expect(placesAfter({ [description]: 'a'.repeat(50) })).toEqual([]);
  });

  it('counts the facts that a text mentions, and wide signs twice', () => {
    const about = 'locales/en.json#/about/description';
    expect(placesAfter({ [about]: `${'a'.repeat(150)}%{email}` })).toEqual([`seo/length ${about}`]);
    expect(placesAfter({ [description]: '杯'.repeat(26) })).toEqual([]);
    expect(placesAfter({ [title]: '杯'.repeat(31) })).toEqual([`seo/length ${title}`]);
  });
});
