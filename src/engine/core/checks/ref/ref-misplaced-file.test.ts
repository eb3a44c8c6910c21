import { describe, expect, it } from 'vitest';
import { tinyFiles } from '../testing/tiny-files.ts';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const files = tinyFiles();
const words = files['locales/es.json'];

describe('ref/misplaced-file', () => {
  it('reports words that were moved among the pages, and not that a language has none', () => {
    const changes = { 'locales/es.json': undefined, 'pages/es.json': words };
    expect(placesAfter(changes)).toEqual(['ref/misplaced-file pages/es.json#']);
    expect(messagesAfter(changes)[0]).toContain('Move it to locales/es.json');
  });

  it('reports the words of the only language there as well', () => {
    const changes = { 'locales/en.json': undefined, 'pages/en.json': files['locales/en.json'] };
    expect(placesAfter(changes)).toEqual(['ref/misplaced-file pages/en.json#']);
  });

  it('reports a copy of words among the pages', () => {
    expect(placesAfter({ 'pages/words.json': words })).toEqual(['ref/misplaced-file pages/words.json#']);
  });

  it('reports a page that was moved among the words, and not the links to it', () => {
    const changes = { 'pages/about.json': undefined, 'locales/about.json': files['pages/about.json'] };
    expect(placesAfter(changes)).toEqual(['ref/misplaced-file locales/about.json#']);
    expect(messagesAfter(changes)[0]).toContain('Move it to pages/about.json');
  });

  it('leaves a page without an id to schema/page', () => {
    expect(placesAfter({ 'pages/about.json#/id': undefined })).toEqual(['schema/page pages/about.json#']);
  });
});
