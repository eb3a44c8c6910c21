import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('i18n/todo-value', () => {
  it.each([
    'TODO',
    '[TODO] Dësdë',
    'TODO: Since %{year}',
    'tbd',
    'Pendiente de traducción',
    'PENDIENTE',
    '[text]',
    '???',
    'xxx',
    '2026-11-27 00:00:00',
    '...',
  ])('reports "%s", and nothing else about it', (text) => {
    const place = 'locales/es.json#/site/footer';
    expect(placesAfter({ [place]: text })).toEqual([`i18n/todo-value ${place}`]);
  });

  it('says that only the mark is to go where the words may stand behind it', () => {
    const [problem] = problemsAfter({ 'locales/es.json#/about/choose': 'TODO: Élíge' });
    expect(problem?.message).toBe(
      '"TODO: Élíge" only keeps the place of a text. Write the words, without "TODO:".',
    );
  });

  it.each(['n/a', 'N. A.', '-', '–', '_', '(translation)', 'tbc'])(
    'reports "%s" where another language has words',
    (text) => {
      for (const locale of ['en', 'es']) {
        const place = `locales/${locale}.json#/about/choose`;
        expect(placesAfter({ [place]: text })).toEqual([`i18n/todo-value ${place}`]);
      }
      const both = { 'locales/en.json#/about/choose': text, 'locales/es.json#/about/choose': text };
      expect(placesAfter(both).filter((place) => place.startsWith('i18n/todo'))).toEqual([]);
    },
  );

  it('lets an abbreviation stand for what another language writes out', () => {
    const words = (en: string, es: string) =>
      placesAfter({ 'locales/en.json#/about/choose': en, 'locales/es.json#/about/choose': es });
    expect(words('N/A', 'No aplica')).toEqual([]);
    expect(words('tbc', 'por confirmar')).toEqual([]);
  });

  it('reports a stub of the default language there only', () => {
    const place = 'locales/en.json#/site/footer';
    expect(placesAfter({ [place]: 'TODO' })).toEqual([`i18n/todo-value ${place}`]);
  });

  it.each(['about.choose', 't:about.choose'])(
    'reports "%s", the name of a text, in the place of words',
    (text) => {
      const place = 'locales/es.json#/about/choose';
      expect(placesAfter({ [place]: text })).toEqual([`i18n/todo-value ${place}`]);
    },
  );

  it.each([';', '; ', ' ', '\t', ',', ': ', '|'])(
    'reports the name of a text that was pasted in front of words with %j, and the words that remain',
    (sign) => {
      for (const locale of ['en', 'es']) {
        const place = `locales/${locale}.json#/about/choose`;
        const [problem, ...others] = problemsAfter({ [place]: `about.choose${sign}Élíge uno` });
        expect(others).toEqual([]);
        expect(problem).toMatchObject({ check: 'i18n/todo-value', suggestion: 'Élíge uno' });
        expect(problem?.message).toBe(
          'The name of a text, "about.choose", stands in front of these words, and visitors would read it. Write "Élíge uno".',
        );
      }
    },
  );

  it('lets words begin with what only looks like the name of a text', () => {
    expect(placesAfter({ 'locales/es.json#/about/choose': 'inspira.example, el sitio' })).toEqual([]);
  });

  it('reports the name of a page in the place of words', () => {
    const place = 'locales/es.json#/about/choose';
    expect(placesAfter({ 'pages/lost.json#/id': 'not-found', [place]: 'not-found' })).toContain(
      `i18n/todo-value ${place}`,
    );
  });

  it.each(['v0r4bnf3tioy.0r4bnf3tioy', '45291'])(
    'reports "%s" in the place of words: the version of an exported file, and a day of a spreadsheet',
    (text) => {
      const place = 'locales/es.json#/about/choose';
      expect(placesAfter({ [place]: text })).toEqual([`i18n/todo-value ${place}`]);
    },
  );

  it('asks nobody to write words that nothing shows: only that they are left over is told, which stops no build', () => {
    const unused = ['i18n/unused-key locales/en.json#/home/old'];
    for (const text of ['TODO: Old', 'home.title', '-']) {
      const changes = { 'locales/en.json#/home/old': 'TODO: Old', 'locales/es.json#/home/old': text };
      expect(placesAfter(changes)).toEqual(unused);
      expect(problemsAfter(changes).map(({ severity }) => severity)).toEqual(['warning']);
    }
  });

  it.each(['TODO new footer', 'todo: new footer', 'New footer TODO', 'New footer (TODO)'])(
    'reports "%s", whose words are marked as still to be written',
    (text) => {
      const place = 'locales/en.json#/about/choose';
      expect(placesAfter({ [place]: text })).toContain(`i18n/todo-value ${place}`);
    },
  );

  it.each(['TODO lo que amas', 'Lo tenemos TODO', 'todo: viajes y premios'])(
    'lets "%s" stand in Spanish',
    (text) => {
      expect(placesAfter({ 'locales/es.json#/about/choose': text }).join()).not.toContain('todo-value');
    },
  );

  it('takes the Spanish word "todo" for what it is', () => {
    expect(placesAfter({ 'locales/es.json#/about/choose': 'Todo incluido' })).toEqual([]);
    expect(
      placesAfter({
        'locales/en.json#/about/choose': 'ALL INCLUSIVE',
        'locales/es.json#/about/choose': 'TODO INCLUIDO',
      }),
    ).toEqual([]);
  });
});
