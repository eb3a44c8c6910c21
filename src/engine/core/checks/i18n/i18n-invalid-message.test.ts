import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const footer = 'locales/es.json#/site/footer';
const only = ['i18n/invalid-message locales/es.json#/site/footer'];

const dollar = '$';

describe('i18n/invalid-message', () => {
  it.each([
    ['Dësdë %{year', '%{year is not closed. Write %{year}.'],
    ['Dësdë %{year de', '%{year is not closed. Write %{year}.'],
    ['Dësdë %{ ', 'A %{ is not closed.'],
    ['Dësdë {year}', '{year} lacks its percent sign, so visitors see the braces. Write %{year}.'],
    [`Dësdë ${dollar}{year}`, `${dollar}{year} begins with a dollar sign, and not with a percent sign.`],
    ['Dësdë %year}', '%year} lacks its first brace. Write %{year}.'],
    ['Dësdë %{year)', '%{year) ends with the wrong bracket. Write %{year}.'],
    ['Dësdë %{year) y %{cup}', '%{year) ends with the wrong bracket. Write %{year}.'],
    ['Dësdë % {year}', '% {year} has a space behind its percent sign. Write %{year}.'],
    ['Dësdë &#37;{year}', '&#37;{year} has a code in place of its percent sign. Write %{year}.'],
    ['Dësdë %{ye...', 'This text is cut off within a name, at "%{ye..."'],
    ['Dësdë year}', 'a brace too much'],
    ['Dësdë %{}', 'names nothing'],
    ['Dësdë %{ye ar}', 'is no name'],
    ['Dësdë %{ye\u200bar}', 'An invisible sign stands behind "ye". Type it again.'],
    ['Dësdë %{año}', 'names are not translated'],
    ['Dësdë %%{year}', 'stands twice'],
    ['Dësdë {{year}}', '{{year}} has two braces where one belongs. Write %{year}.'],
    ['Dësdë %{{year}}', '%{{year}} has two braces where one belongs. Write %{year}.'],
  ])('reports "%s" once', (text, words) => {
    expect(placesAfter({ [footer]: text })).toEqual(only);
    expect(messagesAfter({ [footer]: text })[0]).toContain(words);
  });

  it('takes the space from the name of a fact, and leaves another name to a person', () => {
    const fixOf = (text: string) => problemsAfter({ [footer]: text }).map(({ fix }) => fix);
    expect(fixOf('Dësdë % {year} y % {year}')).toEqual([{ set: 'Dësdë %{year} y %{year}' }]);
    expect(fixOf('Dësdë % {yeer}')).toEqual([undefined]);
  });

  it('names the whole placeholder where a text was cut within one', () => {
    expect(messagesAfter({ [footer]: 'Dësdë %{ye' })[0]).toContain(
      'This text is cut off within a name, at "%{ye". Write %{year}, and what stood behind it.',
    );
    expect(messagesAfter({ [footer]: 'Dësdë %{year' })[0]).toContain('is not closed. Write %{year}.');
  });

  it('reports a broken text of the default language there, and not its translations', () => {
    expect(placesAfter({ 'locales/en.json#/site/footer': 'Since %{year' })).toEqual([
      'i18n/invalid-message locales/en.json#/site/footer',
    ]);
  });

  it('reports bars that separate no forms', () => {
    const place = 'locales/en.json#/home/cups/title';
    expect(placesAfter({ [place]: 'One cup ||| %{smart_count} cups' })).toEqual([
      `i18n/invalid-message ${place}`,
    ]);
    expect(placesAfter({ [place]: 'One cup |||| ' })).toEqual([`i18n/invalid-message ${place}`]);
  });

  it('reports words on the page itself', () => {
    const place = 'pages/products/cup.json#/meta/description';
    expect(placesAfter({ [place]: 't:cup.description|A cup since %{year for %{price}' })).toEqual([
      `i18n/invalid-message ${place}`,
    ]);
  });

  it.each(['locales/en.json#/about/send', 'locales/es.json#/about/send', 'site.config.json#/facts/price/en'])(
    'reports half of a sign, which would be built as another: %s',
    (place) => {
      for (const text of ['Send \ud83d', '\ude00 Send']) {
        expect(placesAfter({ [place]: text })).toEqual([`i18n/invalid-message ${place}`]);
        expect(messagesAfter({ [place]: text })[0]).toMatch(/^"\\u(d83d|de00)" is half of a sign/);
      }
      expect(placesAfter({ [place]: 'Send \ud83d\ude00' }).join()).not.toContain('invalid');
    },
  );

  it('reports "t:" in front of words, in the default language not also as a change', () => {
    for (const locale of ['en', 'es']) {
      const place = `locales/${locale}.json#/about/send`;
      expect(placesAfter({ [place]: 't:Send it' })).toEqual([`i18n/invalid-message ${place}`]);
    }
    expect(
      placesAfter({
        'locales/en.json#/about/send': 't: 800',
        'locales/es.json#/about/send': 't: 800',
      }).join(),
    ).not.toContain('invalid');
  });
});
