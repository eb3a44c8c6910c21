import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const english = 'locales/en.json#/about/other';
const spanish = 'locales/es.json#/about/other';
const texts = { [english]: 'Our awards and news', [spanish]: 'Núéstrós lógrós' };
const accepted = { ...tinyLock(texts), ...texts };

describe('i18n/changed-letter', () => {
  it('tells what a translation was that is a letter from what was accepted', () => {
    const changes = { ...accepted, [spanish]: 'Núéstrós lógrás' };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'i18n/changed-letter', severity: 'info', suggestion: 'Núéstrós lógrós' },
    ]);
    expect(messagesAfter(changes)).toEqual([
      'This was "Núéstrós lógrós" when it was accepted: only a letter has changed. Write that again if it is a slip; if it is meant, run: npm run i18n -- accept about.other',
    ]);
  });

  it('asks nobody to undo other capitals or a mended apostrophe', () => {
    expect(messagesAfter({ ...accepted, [spanish]: 'Núéstrós LÓGRÓS' })).toEqual([
      'This was "Núéstrós lógrós" when it was accepted: only its capitals have changed. If that is meant, run: npm run i18n -- accept about.other',
    ]);
    const name = { [english]: 'The shop of O', [spanish]: "Lá tíéndá dé O'Hara" };
    expect(messagesAfter({ ...tinyLock(name), ...name, [spanish]: 'Lá tíéndá dé O’Hara' })).toEqual([
      expect.stringContaining('only its signs have changed. If that is meant, run:'),
    ]);
  });

  it('tells a sign that became another', () => {
    const points = { [english]: 'Redeem 8,420 points', [spanish]: 'Canjea 8,420 puntos' };
    expect(messagesAfter({ ...tinyLock(points), ...points, [spanish]: 'Canjea 8.420 puntos' })).toEqual([
      expect.stringContaining(
        'when it was accepted: only its signs have changed. Write that again if it is a slip;',
      ),
    ]);
  });

  it('tells several lost accents, also those that the words have nowhere else', () => {
    expect(messagesAfter({ ...accepted, [spanish]: 'Núéstros logrós' })).toEqual([
      expect.stringContaining(
        'when it was accepted: only its accents have changed. Write that again; if the change is meant, run:',
      ),
    ]);
  });

  it('tells all accents that were lost at once, when one is lost for certain', () => {
    const words = { [english]: 'Strategic alignment', [spanish]: 'Alineación estratégica' };
    const changes = { ...tinyLock(words), ...words, [spanish]: 'Alineacion estrategica' };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'i18n/changed-letter', severity: 'warning', suggestion: 'Alineación estratégica' },
    ]);
  });

  it('tells a letter that has become a question mark, and asks for no sign of a question', () => {
    const letter = { [english]: 'Close the menu', [spanish]: 'Cierra el menú' };
    const changes = { ...tinyLock(letter), ...letter, [spanish]: 'Cierra el men?' };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'i18n/changed-letter', severity: 'warning', suggestion: 'Cierra el menú' },
    ]);
    const shout = { [english]: 'Close it!', [spanish]: '¡Cierra!' };
    expect(placesAfter({ ...tinyLock(shout), ...shout, [spanish]: '¡Cierra?' }).join()).not.toContain(
      'changed-letter',
    );
  });

  it('tells a translation that was cut within a word, by a text that has it whole', () => {
    const whole = { [english]: 'All services', [spanish]: 'Todos los servicios' };
    const changes = { ...tinyLock(whole), ...whole, 'locales/es.json#/about/text': 'Nuestros servicios' };
    expect(messagesAfter({ ...changes, [spanish]: 'Todos los serv' })).toContainEqual(
      'This was another text when it was accepted, and ends with "serv", which no other text has and "servicios" begins with: its end may be lost. Write the rest; if it is meant so, run: npm run i18n -- accept about.other',
    );
  });

  it('is silent where more has changed, where nothing was accepted, and where something else is wrong', () => {
    expect(placesAfter({ ...accepted, [spanish]: 'Lós prémiós' })).toEqual([]);
    expect(placesAfter({ ...texts, [spanish]: 'Núéstros lógrós' })).toEqual([]);
    expect(placesAfter({ ...accepted, [spanish]: 'Núéstrós lógrós ' })).toEqual([
      `i18n/edge-space ${spanish}`,
    ]);
  });
});
