import { describe, expect, it } from 'vitest';
import { problemsAfter } from '../../testing/tiny-site.ts';

const sources = {
  'locales/en.json#/about/send': 'Since %{year}',
  'locales/en.json#/about/thanks': 'Thank you for that',
};
const send = 'locales/es.json#/about/send';
const thanks = 'locales/es.json#/about/thanks';

describe('translations that have each other’s words', () => {
  it('are told once, when their %{names} show it', () => {
    const exchanged = { ...sources, [send]: 'Gracias por eso', [thanks]: 'Desde %{year}' };
    expect(problemsAfter(exchanged)).toMatchObject([
      {
        check: 'i18n/placeholder-mismatch',
        pointer: '/about/send',
        also: ['/about/thanks'],
        message: expect.stringContaining('"about.thanks"'),
      },
    ]);
  });

  it('are two faults when their names do not fit', () => {
    const both = { ...sources, [send]: 'Gracias por eso', [thanks]: 'Escribe a %{email}' };
    expect(problemsAfter(both).map(({ check }) => check)).toEqual([
      'i18n/placeholder-mismatch',
      'i18n/placeholder-mismatch',
    ]);
  });
});
