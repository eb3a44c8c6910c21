import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

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

  it('knows the name in the default language for one that was translated', () => {
    const changes = { 'locales/es.json#/home/top/title': undefined, 'locales/es.json#/home/top/título': 'x' };
    expect(problemsAfter(changes)).toMatchObject([
      {
        message: '"título" is a name, and names are not translated. Did you mean "title"?',
        suggestion: 'title',
      },
    ]);
  });

  it.each([[[]], ['words'], [null]])('reports %j in the place of all words as one fault', (words) => {
    expect(placesAfter({ 'locales/es.json#': words })).toEqual(['schema/locale locales/es.json#']);
  });
});
