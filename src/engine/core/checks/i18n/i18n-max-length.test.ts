import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const long = 'Mírá tódás lás tázás qúé náclérón áqúí mísmó hóy';
const es = 'locales/es.json#/home/top/more';

describe('i18n/max-length', () => {
  it('reports the language that is too long for a button, on its own line', () => {
    expect(placesAfter({ [es]: long })).toEqual([`i18n/max-length ${es}`]);
    expect(messagesAfter({ [es]: long })[0]).toContain('has 48 characters in "es", but there is room for 40');
  });

  it('reports words that no language fits in once, at the place that names them', () => {
    const place = 'pages/home.json#/sections/0/props/button/label';
    expect(placesAfter({ [place]: 't:home.meta.description' })).toEqual([`i18n/max-length ${place}`]);
  });

  it('waits until words that are still to come are written', () => {
    const stub = `TODO: ${long}`;
    expect(messagesAfter({ [es]: stub }).join()).not.toContain('there is room for');
  });

  it('counts what is shown, not the key nor the names of facts', () => {
    const key = 'aVeryLongNameOfAKeyThatNobodyWillEverSeeOnAnyPage';
    const changes = {
      'pages/about.json#/sections/0/props/button/label': `t:home.top.${key}`,
      [`locales/en.json#/home/top/${key}`]: 'Since %{year}',
      [`locales/es.json#/home/top/${key}`]: 'Désdé %{year}',
    };
    expect(placesAfter(changes)).toEqual([]);
  });

  it('measures inline words on the page', () => {
    const place = 'pages/about.json#/sections/0/props/button/label';
    expect(
      placesAfter({
        [place]: `t:home.top.more|Far too many words on a button, and more of them than it can hold`,
      }),
    ).toEqual([`i18n/max-length ${place}`]);
  });

  it('says nothing else of a text that is for another place, such as that it ends otherwise', () => {
    expect(placesAfter({ [es]: `${long}.` })).toEqual([`i18n/max-length ${es}`]);
  });
});
