import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const pattern = 'site.config.json#/titlePattern';

describe('seo/title-pattern', () => {
  it('reports a pattern without the name of the site', () => {
    expect(placesAfter({ [pattern]: '%{title}' })).toEqual([`seo/title-pattern ${pattern}`]);
    expect(messagesAfter({ [pattern]: '%{title}' })[0]).toContain('Write it: "%{title} – Cups".');
  });

  it('reports a name that is misspelt there', () => {
    expect(messagesAfter({ [pattern]: 'Cpus: %{title}' })[0]).toContain('Did you mean "Cups: %{title}"?');
  });

  it('reports what is not filled in as an error, and not the length of each title', () => {
    const told = (text: string) =>
      problemsAfter({
        [pattern]: text,
        'locales/en.json#/about/title': 'About all of the cups that we have made',
        'locales/es.json#/about/title': 'Sóbré tódás lás tázás qúé hémós hécho',
      });
    for (const text of ['%{title} – Cups since %{year}', '%{title} – %{title} – Cups'])
      expect(told(text)).toMatchObject([
        { check: 'seo/title-pattern', severity: 'error', pointer: '/titlePattern' },
      ]);
  });

  it('guesses no name where quite another one stands beside it', () => {
    const changes = { [pattern]: '%{title} – Cups', 'site.config.json#/organization/legalName': 'Cups Inc.' };
    expect(messagesAfter({ ...changes, 'site.config.json#/name': 'Saucers' })).toEqual([
      'The site is called "Saucers" here, and "Cups" in "titlePattern" and "legalName". Write "Cups" here, or "Saucers" there, too.',
    ]);
  });

  it('reports the name where the settings beside it have another spelling', () => {
    const changes = { [pattern]: '%{title} – Cups', 'site.config.json#/name': 'Cpus' };
    expect(placesAfter(changes)).toEqual(['seo/title-pattern site.config.json#/name']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "Cups"?');
    const cut = { ...changes, 'site.config.json#/name': 'Cu' };
    expect(placesAfter(cut)).toEqual(['seo/title-pattern site.config.json#/name']);
  });

  it('accepts the name, and a part of a long one', () => {
    expect(placesAfter({ [pattern]: '%{title} – Cups' })).toEqual([]);
    expect(placesAfter({ [pattern]: '%{title} – Cups', 'site.config.json#/name': 'Cups & Co' })).toEqual([]);
  });

  it('accepts what the site is called for short, where it is listed among the names', () => {
    const named = { 'site.config.json#/names': ['Faro', 'TCC'], [pattern]: '%{title} – TCC' };
    expect(placesAfter(named).filter((place) => place.endsWith(pattern))).toEqual([]);
  });
});
