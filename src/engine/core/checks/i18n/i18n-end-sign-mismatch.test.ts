import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const source = 'locales/en.json#/about/send';
const place = 'locales/es.json#/about/send';
const told = (en: string, es: string) =>
  placesAfter({ [source]: en, [place]: es }).filter((found) => found.startsWith('i18n/end-sign-mismatch'));

describe('i18n/end-sign-mismatch', () => {
  it.each([
    ['Send it today.', 'Envíalo hoy'],
    ['Close', 'Cerrar.'],
    ['Close', 'Cerrar,'],
    ['Shall we talk', '¿Hablamos?'],
    ['Choose one:', 'Elige una.'],
    ['Sending…', 'Enviando'],
    ['It says “yes”.', 'Dice «sí»'],
  ])('reports: %s – %s', (en, es) => expect(told(en, es)).toEqual([`i18n/end-sign-mismatch ${place}`]));

  it.each([
    ['Send it today.', 'Envíalo hoy.'],
    ['It says “yes.”', 'Dice «sí».'],
    ['Sending...', 'Enviando…'],
    ['9 AM to 6 PM', '9 a. m. a 6 p. m.'],
    ['Cups, Inc.', 'Tazas'],
    ['Really?!', '¿¡De verdad!?'],
    ['In stock: 3 pcs.', 'En existencia: 3 piezas'],
    ['Driver, 32 h', 'Fahrer, 32 Std.'],
    ['Shall we talk?', '„Reden wir?“'],
    ['Shall we talk?', 'هل نتحدث؟'],
    ['Shall we talk?', 'Να μιλήσουμε;'],
    ['Send it today.', 'इसे आज भेजें।'],
    ['Send it today.', 'ส่งวันนี้'],
    ['Call %{email}', 'Llama a %{email}'],
  ])('lets stand: %s – %s', (en, es) => expect(told(en, es)).toEqual([]));

  it('says how both end', () => {
    expect(messagesAfter({ [place]: 'Énvíár.' })).toEqual([
      'This text ends with ".", and with no sign in "en". End both alike.',
    ]);
  });

  it('does not call a single word cut off that may have come from another column', () => {
    const [message] = messagesAfter({
      [source]: 'We stay until it works, and after that as well.',
      [place]: 'stale',
    });
    expect(message).toBe(
      'Here is only "stale", and "en" goes on to "…works, and after that as well.". Write all of it.',
    );
  });

  it('leaves a source that was written anew to its translation, which is out of date', () => {
    const es = { [place]: 'Énvíár.' };
    const lock = tinyLock({ ...es, [source]: 'Send it.' });
    expect(placesAfter({ ...lock, ...es, [source]: 'Which of them?' })).toEqual([`i18n/stale ${place}`]);
  });

  it('tells the default language of the sign that it lost after it was translated', () => {
    const es = { [place]: 'Énvíár.' };
    const lock = tinyLock({ ...es, [source]: 'Send it.' });
    expect(problemsAfter({ ...lock, ...es, [source]: 'Send it' })).toMatchObject([
      { check: 'i18n/end-sign-mismatch', file: 'locales/en.json', pointer: '/about/send' },
    ]);
    expect(placesAfter({ ...lock, [source]: 'Send it.', [place]: 'Énvíár' })).toEqual([
      `i18n/end-sign-mismatch ${place}`,
    ]);
  });

  it('says what was added behind the end that was accepted', () => {
    const texts = { [source]: 'Send it today.', [place]: 'Énvíáló hóy.' };
    const changes = { ...tinyLock(texts), ...texts, [place]: 'Énvíáló hóy. (péndíénté)' };
    expect(messagesAfter(changes)).toEqual([
      'This text ends with no sign, unlike in "en", since "(péndíénté)" was added to what was accepted. Take that out, or end both alike.',
    ]);
  });

  it('tells two texts of one group that end as the other should once', () => {
    const en = { 'locales/en.json#/about/send': 'We send it.', 'locales/en.json#/about/topic': 'Topic' };
    const es = { 'locales/es.json#/about/send': 'Tema', 'locales/es.json#/about/topic': 'Lo enviamos.' };
    expect(problemsAfter({ ...en, ...es })).toMatchObject([
      {
        check: 'i18n/end-sign-mismatch',
        pointer: '/about/topic',
        also: ['/about/send'],
        message:
          'This text and "send" end as the other should: their words seem to be exchanged. Exchange them.',
      },
    ]);
  });
});
