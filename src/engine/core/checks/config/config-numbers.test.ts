import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const [en, es] = [0, 1].map((index) => `site.config.json#/locales/${index}/numbers`) as [string, string];
const words = { 2: 'two', 3: 'three' };

describe('config/numbers', () => {
  it('accepts the same numbers in words in every language, or none', () => {
    expect(placesAfter({ [en]: words, [es]: { 2: 'dos', 3: 'tres' } })).toEqual([]);
  });

  it('reports the word of another number, and asks for its own', () => {
    const changes = { [en]: words, [es]: { 2: 'tres', 3: 'tres' } };
    expect(placesAfter(changes)).toEqual([`config/numbers ${es}/2`]);
    expect(messagesAfter(changes)[0]).toContain('"tres" is not the word for 2 in "es". Did you mean "dos"?');
  });

  it.each(['second', 'double', 'segundo'])('reports "%s", which is no count', (word) => {
    expect(placesAfter({ [en]: { ...words, 2: word }, [es]: { 2: 'dos', 3: 'tres' } })).toEqual([
      `config/numbers ${en}/2`,
    ]);
  });

  it('reports the words of another language once, and two languages with each other’s words once', () => {
    const spanish = { 2: 'dos', 3: 'tres' };
    expect(placesAfter({ [en]: spanish, [es]: words })).toEqual([`config/numbers ${en}`]);
    expect(messagesAfter({ [en]: spanish, [es]: words })[0]).toContain(
      'seem to be exchanged. Exchange them.',
    );
    expect(placesAfter({ [en]: spanish, [es]: spanish })).toEqual([`config/numbers ${en}`]);
    expect(messagesAfter({ [en]: words, [es]: words })).toEqual([
      'These are the number words of "en". Write those of "es" here.',
    ]);
  });

  it('reports a number that stands at the word of another', () => {
    expect(messagesAfter({ [en]: words, [es]: { 2: 'dos', 33: 'tres' } })).toEqual([
      '"tres" is the word for 3, and not for 33. Did you mean "3"?',
    ]);
  });

  it('reports a sign at the end of a word', () => {
    const changes = { [en]: words, [es]: { 2: 'dos/', 3: 'tres' } };
    expect(placesAfter(changes)).toEqual([`config/numbers ${es}/2`]);
    expect(messagesAfter(changes)[0]).toContain('"dos/" ends with a sign');
    expect(messagesAfter(changes)[0]).toContain('Did you mean "dos"?');
  });

  it('reports a word for two numbers that are larger than those it knows', () => {
    const changes = { [en]: { 14: 'fourteen', 15: 'fourteen' }, [es]: { 14: 'catorce', 15: 'quince' } };
    expect(placesAfter(changes)).toEqual([`config/numbers ${en}/15`]);
  });

  it('reports numbers that only another language has in words', () => {
    expect(placesAfter({ [en]: words, [es]: { 2: 'dos' } })).toEqual([`config/numbers ${es}`]);
    expect(placesAfter({ [en]: words })).toEqual(['config/numbers site.config.json#/locales/1/locale']);
  });
});
