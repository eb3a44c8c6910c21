import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

const pattern = 'site.config.json#/titlePattern';

describe('seo/title-pattern', () => {
  it('reports a pattern without the name of the site', () => {
    expect(placesAfter({ [pattern]: '%{title}' })).toEqual([`seo/title-pattern ${pattern}`]);
    expect(messagesAfter({ [pattern]: '%{title}' })[0]).toContain('Write it: "%{title} – Cups".');
  });

  it('reports a name that is misspelt there', () => {
    expect(messagesAfter({ [pattern]: 'Cpus: %{title}' })[0]).toContain('Did you mean "Cups: %{title}"?');
  });

  it('accepts the name, and a part of a long one', () => {
    expect(placesAfter({ [pattern]: '%{title} – Cups' })).toEqual([]);
    expect(placesAfter({ [pattern]: '%{title} – Cups', 'site.config.json#/name': 'Cups & Co' })).toEqual([]);
  });
});
