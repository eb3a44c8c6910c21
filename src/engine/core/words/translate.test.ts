import { describe, expect, it } from 'vitest';
import { tinyConfig } from '../testing/tiny-site.ts';
import { createTranslate } from './translate.ts';

const words = {
  hello: 'Hello, %{hotels} hotels from %{hours}',
  count: 'one solution |||| %{smart_count} solutions',
  group: { deep: 'Deep' },
};
const english = createTranslate(tinyConfig, 'en', words);
const spanish = createTranslate(tinyConfig, 'es', {
  ...words,
  hello: 'Hola, %{hotels}, %{hours}',
  title: 'Título',
});

describe('a text of a document', () => {
  it('is a key of the locale files', () => expect(english('t:group.deep')).toBe('Deep'));
  it('is inline in the default language with a key for the others', () => {
    expect(english('t:title|Title')).toBe('Title');
    expect(spanish('t:title|Title')).toBe('Título');
  });
  it('may be plain words', () => expect(spanish('Inspira')).toBe('Inspira'));
  it('mentions facts, also those that differ by language', () => {
    expect(english('t:hello')).toBe('Hello, 1.1M hotels from 9am–5pm');
    expect(spanish('t:hello')).toBe('Hola, 1.1M, 9 a 17 h');
    expect(english('mailto:%{hotels}')).toBe('mailto:1.1M');
  });
  it('chooses singular and plural by smart_count', () => {
    expect(english('t:count?smart_count=1')).toBe('one solution');
    expect(english('t:count', { smart_count: 7 })).toBe('7 solutions');
  });
  it('writes a count in words, where its language has a word for it', () => {
    const numbers = { 1: 'one', 2: 'two', 4: '$$4' };
    const locales = tinyConfig.locales.map((language) => ({ ...language, numbers }));
    const config = { ...tinyConfig, locales };
    const counted = createTranslate(config, 'en', {
      rooms: '%{smart_count} room |||| %{smart_count} rooms, %{smart_count} keys',
      keys: 'All %{smart_count} keys',
    });
    expect(counted('t:rooms?smart_count=1')).toBe('One room');
    expect(counted('t:rooms?smart_count=2')).toBe('Two rooms, two keys');
    expect(counted('t:rooms?smart_count=4')).toBe('$$4 rooms, $$4 keys');
    expect(counted('t:rooms?smart_count=3')).toBe('3 rooms, 3 keys');
    expect(counted('t:keys?smart_count=2')).toBe('All two keys');
  });
  it('displays an unknown key itself', () => expect(english('t:nothing.here')).toBe('nothing.here'));
});
