import { describe, expect, it } from 'vitest';
import { tinyFiles } from '../testing/tiny-files.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const files = tinyFiles();
const en = 'locales/en.json#';
const es = 'locales/es.json#';
const homeIn = (file: string) => (files[file] as { home: { top: object; cups: object } }).home;

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

  it.each([
    ['en', en],
    ['es', es],
  ])('reports a group that has lost its braces at the first of its texts, in %s', (locale, file) => {
    const home = homeIn(`locales/${locale}.json`);
    const { top, ...others } = home;
    const changes = { [`${file}/home`]: { ...others, ...top } };
    const [place, ...more] = placesAfter(changes);
    expect(more).toEqual([]);
    expect(place).toBe(`i18n/moved-group ${file}/home/${Object.keys(top)[0]}`);
  });

  it.each([
    ['en', en],
    ['es', es],
  ])('reports a text that has left its group, or gone into another, in %s', (_, file) => {
    const gone = { [`${file}/home/top/more`]: undefined };
    expect(placesAfter({ ...gone, [`${file}/home/more`]: 'Á' })).toEqual([
      `i18n/moved-group ${file}/home/more`,
    ]);
    expect(placesAfter({ ...gone, [`${file}/home/meta/more`]: 'Á' })).toEqual([
      `i18n/moved-group ${file}/home/meta/more`,
    ]);
    expect(messagesAfter({ ...gone, [`${file}/home/more`]: 'Á' })).toEqual([
      'Pages look for this text as "home.top.more". Move it to its group.',
    ]);
  });

  it('takes a name that the lock file does not know for misspelt on its page', () => {
    const title = 'pages/products/cup.json#/features/0/title';
    const changes = {
      ...tinyLock(),
      [title]: 't:cup.card.title|A cup',
      [`${es}/cup/name/title`]: 'Una taza',
    };
    expect(placesAfter(changes).join()).not.toContain('i18n/moved-group');
  });

  it('takes no text of the name for it that stands far from there', () => {
    const changes = { [`${es}/home/top/more`]: undefined, [`${es}/about/more`]: 'Á' };
    expect(placesAfter(changes)).toContain(`i18n/missing-translation ${es}/home/top`);
  });

  it('takes no group far from there for it that only has texts of the same names', () => {
    const { top } = homeIn('locales/es.json');
    const names = Object.keys(top).map((name) => [name, `Otras palabras para ${name}`]);
    const changes = {
      ...tinyLock(),
      [`${es}/home/top`]: undefined,
      [`${es}/about/other`]: { title: 'Otra cosa', deep: Object.fromEntries(names) },
    };
    expect(placesAfter(changes)).toContain(`i18n/missing-translation ${es}/home`);
    expect(placesAfter(changes).join()).not.toContain('i18n/moved-group');
  });

  it.each([
    ['en', en, 'Our cups'],
    ['es', es, 'Las tazas'],
  ])(
    'reports a text far from there, under whatever name, whose words the lock file knows, in %s',
    (_, file, words) => {
      const accepted = { [`${en}/home/top/more`]: 'Our cups', [`${es}/home/top/more`]: 'Las tazas' };
      const changes = { ...tinyLock(accepted), ...accepted, [`${file}/home/top/more`]: undefined };
      expect(placesAfter({ ...changes, [`${file}/about/moer`]: words })).toEqual([
        `i18n/moved-group ${file}/about/moer`,
      ]);
    },
  );

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

  it('looks for no text that a language which falls back never had', () => {
    const fallback = { 'site.config.json#/locales/1/untranslated': 'fallback' };
    const { top } = homeIn('locales/es.json');
    const lacking = { [`${es}/home`]: undefined, [`${es}/site/other`]: top };
    const isMoved = (changes: object) => placesAfter({ ...fallback, ...lacking, ...changes }).join();
    expect(isMoved({ 'translations.lock.json': { es: {} } })).not.toContain('i18n/moved-group');
    expect(isMoved(tinyLock())).toContain('i18n/moved-group');
  });

  it.each([
    ['en', en],
    ['es', es],
  ])('reports two groups in each other’s places once, in %s', (locale, file) => {
    const { top, cups } = homeIn(`locales/${locale}.json`);
    const changes = { [`${file}/home/top`]: cups, [`${file}/home/cups`]: top };
    const told = messagesAfter(changes);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /"home\.(top|cups)" and "home\.(cups|top)" have each other's texts. Exchange them./,
    );
  });
});
