import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const place = 'locales/es.json#/about/send';
const told = (words: string) =>
  placesAfter({ [place]: words }).filter((found) => found.startsWith('content/unpaired-sign'));

describe('content/unpaired-sign', () => {
  it.each([
    'Enviar (todo',
    'Enviar todo)',
    'Enviar [todo',
    'Enviar «todo',
    'Enviar “todo',
    'Enviar todo”',
    'Enviar "todo',
    '¿Enviar todo',
    '¡Enviar todo',
  ])('reports half a pair: %s', (words) => expect(told(words)).toEqual([`content/unpaired-sign ${place}`]));

  it.each([
    'Enviar (todo) [ya] «hoy» “aquí” "ahora"',
    '¿Enviar? ¡Ya!',
    'Enviar „alles“ oder »alles«',
    'Enviar ”allt”',
    'a) Enviar, b) todo, 12) nada',
    'Enviar (plan B) o (en 12)',
    'Enviar en 5" :)',
    'Mide 5’10”, y dice “sí”',
    'Dice “son 5”',
    '“Enviar\n“todo”',
  ])('lets stand: %s', (words) => expect(told(words)).toEqual([]));

  it('shows the word beside a quotation mark without the mark itself', () => {
    expect(messagesAfter({ [place]: 'Enviar "todo' })).toEqual([
      'A quotation mark stands beside "todo" and has no second. Write that, or remove it.',
    ]);
    expect(messagesAfter({ [place]: 'Enviar " todo' })[0]).toContain('beside "Enviar  todo"');
  });

  it('says nothing of letters in a wrong encoding, whose halves look like such signs', () => {
    expect(placesAfter({ [place]: 'Ya estÃ¡s aquí' })).toEqual([`i18n/wrong-script-or-language ${place}`]);
  });
});
