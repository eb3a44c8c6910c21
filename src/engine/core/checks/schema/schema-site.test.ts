import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('schema/site', () => {
  it('reports a constant of the wrong kind', () => {
    const changes = { 'site.config.json#/constants/heroDelay': '100' };
    expect(placesAfter(changes)).toEqual(['schema/site site.config.json#/constants/heroDelay']);
    expect(messagesAfter(changes)[0]).toContain('It must be a number.');
  });

  it('reports a waiting time that nobody would wait, and a number that no program can read', () => {
    const heroDelay = 'site.config.json#/constants/heroDelay';
    expect(messagesAfter({ [heroDelay]: 100_000_000 })).toEqual([
      expect.stringContaining('It must be at most 10000.'),
    ]);
    expect(messagesAfter({ [heroDelay]: Number.POSITIVE_INFINITY })).toEqual([
      expect.stringContaining('"constants.heroDelay" is too large a number. Write a smaller one.'),
    ]);
  });

  it('offers only a page that exists for one without its sign', () => {
    expect(messagesAfter({ 'site.config.json#/notFound': 'lot' })[0]).toContain('Did you mean "page:lost"?');
    expect(messagesAfter({ 'site.config.json#/notFound': 'nothing-like-it' })[0]).not.toContain(
      'Did you mean',
    );
  });

  it('offers the suffix of its own language', () => {
    const suffix = 'site.config.json#/locales/1/suffix';
    expect(messagesAfter({ [suffix]: 'xx' })[0]).toContain('Did you mean "-es"?');
    expect(messagesAfter({ [suffix]: 'es' })[0]).toContain('Did you mean "-es"?');
  });

  it('says once what to type for a page with a foreign letter in its name', () => {
    const [message = ''] = messagesAfter({ 'site.config.json#/notFound': 'l\u043est' });
    expect(message).toContain('is a Cyrillic letter that looks like o.');
    expect(message.match(/Type "[^"]*" again/g)).toEqual(['Type "page:lost" again']);
  });

  it.each(['/notFound', '/collections/products/notFound', '/collections/products/overview'])(
    'offers the whole page where %s names a place on it',
    (setting) => {
      const changes = { [`site.config.json#${setting}`]: 'page:lost#lost' };
      expect(placesAfter(changes)).toEqual([`schema/site site.config.json#${setting}`]);
      expect(messagesAfter(changes)[0]).toContain('Did you mean "page:lost"?');
    },
  );

  it('reports a configuration without languages, and nothing that follows from it', () => {
    const changes = { 'site.config.json#/locales': [] };
    expect(placesAfter(changes)).toEqual(['schema/site site.config.json#/locales']);
  });
});
