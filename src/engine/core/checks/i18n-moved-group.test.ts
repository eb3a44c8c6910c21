import { describe, expect, it } from 'vitest';
import { tinyFiles } from './testing/tiny-files.ts';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

const files = tinyFiles();
const en = 'locales/en.json#';
const es = 'locales/es.json#';
const homeIn = (file: string) => (files[file] as { home: { top: object } }).home;

describe('i18n/moved-group', () => {
  it.each([
    ['en', en],
    ['es', es],
  ])('reports a group in a group of its name, in %s', (locale, file) => {
    const { top } = homeIn(`locales/${locale}.json`);
    expect(placesAfter({ [`${file}/home/top`]: { top } })).toEqual([`i18n/moved-group ${file}/home/top/top`]);
  });

  it.each([
    ['en', en],
    ['es', es],
  ])('reports a group that has left another, in %s', (locale, file) => {
    const { top } = homeIn(`locales/${locale}.json`);
    const changes = { [`${file}/home/top`]: undefined, [`${file}/top`]: top };
    expect(placesAfter(changes)).toEqual([`i18n/moved-group ${file}/top`]);
    expect(messagesAfter(changes)[0]).toBe(
      '"top" has 3 texts of "home.top", which pages look for in "home.top". Move them there.',
    );
  });

  it('reports a file whose texts all stand in one group', () => {
    const changes = { 'locales/es.json': { es: files['locales/es.json'] } };
    expect(placesAfter(changes)).toEqual([`i18n/moved-group ${es}/es`]);
  });

  it('leaves a group that is gone, or has a misspelt name, to the checks of those', () => {
    const { top } = homeIn('locales/es.json');
    expect(placesAfter({ [`${es}/home/top`]: undefined })).toEqual([`i18n/missing-translation ${es}/home`]);
    expect(placesAfter({ [`${es}/home/top`]: undefined, [`${es}/home/topp`]: top })).toEqual([
      `i18n/missing-translation ${es}/home/topp`,
    ]);
  });
});
