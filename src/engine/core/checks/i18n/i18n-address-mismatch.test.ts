import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const source = 'locales/en.json#/about/send';
const place = 'locales/es.json#/about/send';
const told = (en: string, es: string) => placesAfter({ [source]: en, [place]: es });

describe('i18n/address-mismatch', () => {
  it.each([
    ['you@company.com', 'tuempresa.com'],
    ['Write to b@cups.example', 'Escribe a b cups.example'],
    ['Write to a@cups.example or b@cups.example', 'Escribe a a@cups.example'],
    ['Send it with www.post.example', 'Envíalo con post.example'],
    ['Send it', 'Envíalo a a@cups.example'],
  ])('reports: %s – %s', (en, es) => expect(told(en, es)).toEqual([`i18n/address-mismatch ${place}`]));

  it.each([
    ['you@company.com', 'tu@empresa.com'],
    ['See www.cups.example', 'Mira https://www.cups.example/es'],
    ['Send it @home', 'Envíalo a casa'],
  ])('lets stand: %s – %s', (en, es) => expect(told(en, es)).toEqual([]));

  it('says what both have', () => {
    expect(messagesAfter({ [source]: 'you@company.com', [place]: 'tuempresa.com' })).toEqual([
      'This text has no mail address, and "en" has you@company.com. Write as many in both.',
    ]);
  });

  it('says how an address is written whose @ has become a word', () => {
    expect(messagesAfter({ [source]: 'you@company.com', [place]: 'tu at empresa.com' })).toEqual([
      '"tu at empresa.com" is an address that has lost its @. Write "tu@empresa.com".',
    ]);
  });

  it('says that an address has more than one @', () => {
    expect(messagesAfter({ [source]: 'you@company.com', [place]: 'tu@@empresa.com' })).toEqual([
      '"tu@@empresa.com" is an address that has more than one @. Write "tu@empresa.com".',
    ]);
  });

  it('tells the default language of the address that it lost after it was translated', () => {
    const es = { [place]: 'tu@empresa.com' };
    const lock = tinyLock({ ...es, [source]: 'you@company.com' });
    expect(problemsAfter({ ...lock, ...es, [source]: 'youcompany.com' })).toMatchObject([
      { check: 'i18n/address-mismatch', file: 'locales/en.json', pointer: '/about/send' },
    ]);
  });
});
