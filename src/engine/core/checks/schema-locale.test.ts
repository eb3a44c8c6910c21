import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('schema/locale', () => {
  it('reports a value that is no text', () => {
    const changes = { 'locales/es.json#/home/top/title': 5 };
    expect(placesAfter(changes)).toEqual(['schema/locale locales/es.json#/home/top/title']);
    expect(messagesAfter(changes)[0]).toContain('It must be text or a group of values');
  });

  it('reports a key with signs that no page could name', () => {
    const changes = { 'locales/en.json#/home/top.title': 'x' };
    expect(placesAfter(changes)).toEqual(['schema/locale locales/en.json#/home/top.title']);
  });

  it('reports a name with a full stop in the place of groups, also among the first', () => {
    const changes = { 'locales/en.json#/about/send': undefined, 'locales/en.json#/about.send': 'Send' };
    expect(placesAfter(changes)).toEqual(['schema/locale locales/en.json#/about.send']);
    expect(messagesAfter(changes)[0]).toContain('write "about": { "send": … }.');
  });

  it.each([[[]], ['words'], [null]])('reports %j in the place of all words as one fault', (words) => {
    expect(placesAfter({ 'locales/es.json#': words })).toEqual(['schema/locale locales/es.json#']);
  });
});
