import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const facts = {
  'site.config.json#/facts/phone': '+1 (800) 555-0100',
  'site.config.json#/facts/rooms': '1,000,000',
};
const factsOnly = (changes: Record<string, unknown>) =>
  placesAfter({ ...facts, ...changes }).filter((place) => !place.startsWith('ref/orphan-'));

const es = 'locales/es.json#/about/choose';

describe('content/hardcoded-fact', () => {
  it.each([
    ['Éscríbé á hello@cups.example', 'Éscríbé á %{email}'],
    ['Llámá ál +1 800 555 0100', 'Llámá ál %{phone}'],
    ['Llámá ál 800 555 0100', 'Llámá ál %{phone}'],
    ['Llámá ál (800) 555-0100.', 'Llámá ál %{phone}.'],
    ['Llámános (800 555 0100)', 'Llámános (%{phone})'],
    ['Más dé 1.000.000 dé tázás', 'Más dé %{rooms} dé tázás'],
    ['Más dé 1000000', 'Más dé %{rooms}'],
  ])('mends "%s"', (text, set) => {
    const [name] = /%\{.*\}/.exec(set) ?? [];
    const named = { 'locales/en.json#/about/choose': `Always ${name}` };
    expect(problemsAfter({ ...facts, ...named, [es]: text })).toMatchObject([
      { check: 'content/hardcoded-fact', file: 'locales/es.json', pointer: '/about/choose', fix: { set } },
    ]);
  });

  it.each([
    ['en', 'es', { [es]: 'Llámá ál +1 (800) 555-0100' }],
    ['es', 'en', { 'locales/en.json#/about/choose': 'Call +1 (800) 555-0100' }],
    ['es', 'en', { 'pages/about.json#/sections/0/props/title': 't:about.title|Call +1 (800) 555-0100' }],
  ])('mends nothing where the text in "%s" does not say what that in "%s" does', (silent, _, changes) => {
    const told = problemsAfter({ ...facts, ...changes }).filter(({ message }) =>
      message.includes('+1 (800)'),
    );
    expect(told).toMatchObject([{ check: 'content/hardcoded-fact' }]);
    expect(told[0]?.fix).toBeUndefined();
    expect(told[0]?.message).toContain(
      `and the text in "${silent}" does not say it. Take it out here, or say it there, too, and write %{phone} in both.`,
    );
  });

  it('offers visitors the number that they read, of two that are both written otherwise', () => {
    const link = { 'site.config.json#/facts/phoneLink': '+18005550100' };
    const both = { 'locales/en.json#/about/choose': 'Call %{phoneLink}', [es]: 'Llámá ál +1 800 555 0100' };
    expect(problemsAfter({ ...facts, ...link, ...both }).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('Write %{phone}, so that'),
    );
  });

  it('names all facts that one text writes out', () => {
    const both = { [es]: 'Llámá ál +1 800 555 0100 ó hello@cups.example' };
    expect(problemsAfter({ ...facts, ...both }).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(
        '"+1 800 555 0100" and "hello@cups.example" are facts of site.config.json, and the text in "en" does not say all of them. Take them out here',
      ),
    );
  });

  it('names the fact that is written alike, when two have one number', () => {
    const link = { 'site.config.json#/facts/phoneLink': '+18005550100' };
    const told = (text: string) =>
      problemsAfter({ ...facts, ...link, [es]: text }).flatMap(
        ({ message }) => /%\{.*\}/.exec(message)?.[0] ?? [],
      );
    expect(told('Llámá ál +1 (800) 555-0100')).toEqual(['%{phone}']);
    expect(told('Llámá ál +18005550100')).toEqual(['%{phoneLink}']);
  });

  it('reports a fact in the place of its name once, not also that the name is missing', () => {
    const changes = { 'locales/en.json#/about/choose': 'Call %{phone}', [es]: 'Llámá ál +1 (800) 555-0100' };
    expect(factsOnly(changes)).toEqual([`content/hardcoded-fact ${es}`]);
    const swapped = { 'locales/en.json#/about/choose': 'Call +1 (800) 555-0100', [es]: 'Llámá ál %{phone}' };
    expect(factsOnly(swapped)).toEqual(['content/hardcoded-fact locales/en.json#/about/choose']);
  });

  it('reports a link of a page', () => {
    const link = 'pages/about.json#/sections/0/props/button/link';
    expect(problemsAfter({ [link]: 'mailto:hello@cups.example' })).toMatchObject([
      { fix: { set: 'mailto:%{email}' } },
    ]);
  });

  it('lets other numbers and addresses stand', () => {
    for (const text of ['21,000,000', 'othello@cups.example', 'hello@cups.example.org', '$5']) {
      const told = factsOnly({ [es]: text }).filter((place) => place.startsWith('content/hardcoded-fact'));
      expect(told).toEqual([]);
    }
  });

  it('reports a year that stands by itself around every page', () => {
    const place = 'site.config.json#/layout/after/0/props/title';
    expect(placesAfter({ [place]: '2024' })).toContain(`content/hardcoded-fact ${place}`);
    for (const text of ['%{year}', '2400', 't:about.choose'])
      expect(placesAfter({ [place]: text }).join()).not.toContain('content/hardcoded-fact');
  });

  it('leaves it to a person whether a year is that of the fact', () => {
    const year = { 'site.config.json#/facts/founded': '2012' };
    const texts = { 'locales/en.json#/about/choose': 'Prize of 2012', [es]: 'Prémió dé 2012' };
    const told = problemsAfter({ ...year, ...texts }).filter(
      ({ check }) => check === 'content/hardcoded-fact',
    );
    expect(told.map(({ fix }) => fix)).toEqual([undefined, undefined]);
  });
});
