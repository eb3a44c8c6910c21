import { describe, expect, it } from 'vitest';
import { placesAfter } from '../../testing/tiny-site.ts';

const config = 'site.config.json#/facts';

const told = (name: string, value: unknown) =>
  placesAfter({
    [`${config}/${name}`]: value,
    'locales/en.json#/about/choose': `Choose %{${name}}`,
    'locales/es.json#/about/choose': `Élíjá %{${name}}`,
  });

describe('the words of a fact are checked like other words', () => {
  it.each([
    ['i18n/todo-value', 'TODO'],
    ['i18n/todo-value', 'n/a'],
    ['i18n/todo-value', 't:about.title'],
    ['content/forbidden-text', 'Cups xxx'],
    ['content/forbidden-text', 'Lorem ipsum'],
    ['i18n/html', '<b>70%</b>'],
    ['i18n/html', '**70%**'],
    ['i18n/edge-space', '1  Cup Street'],
    ['content/unpaired-sign', '1 Cup Street (left'],
    ['content/punctuation', '1 Cup Street,, left'],
    ['content/repeated-word', '70%70%'],
    ['content/repeated-word', '3x 3x'],
    ['config/env', '%{year}'],
    ['config/env', '{year}'],
    ['i18n/empty-value', ' '],
  ])('%s: "%s"', (check, value) => {
    expect(told('offer', value)).toEqual([`${check} ${config}/offer`]);
  });

  it('tells of the language', () => {
    expect(told('offer', { en: 'two cups', es: 'TODO' })).toEqual([`i18n/todo-value ${config}/offer/es`]);
  });

  it.each([
    '70%',
    '24/7',
    '4–8',
    '3x',
    '@cups4ever',
    'cups4ever',
    '#cups',
    'C#',
    'AT&T',
    '1 Cup St., 2nd floor',
  ])('accepts "%s"', (value) => expect(told('offer', value)).toEqual([]));
});
