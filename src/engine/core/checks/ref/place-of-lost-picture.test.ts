import { describe, expect, it } from 'vitest';
import type { Marked } from '../context/marks/marked.ts';
import { placeOfLostPicture } from './place-of-lost-picture.ts';

const picture = (name: string) => `/images/${name}.svg`;

const mark = (kind: Marked['kind'], value: string, place: Marked['place']): Marked => ({
  kind,
  value,
  place,
  locales: ['en'],
});

/** Where a lost picture seems to have been shown, in a list of items with words and pictures. */
const placeIn = (lost: string, ...items: [words: string, shown: string][]) => {
  const marks = items.flatMap(([words, shown], index) => {
    const at = (name: string) => ({
      file: 'pages/home.json',
      pointer: `/sections/0/props/items/${index}/${name}`,
    });
    return [mark('text', words, at('title')), mark('asset', picture(shown), at('image/src'))];
  });
  return placeOfLostPicture({ marks }, picture(lost))?.place.pointer.split('/')[5];
};

describe('the place that seems to have shown a picture', () => {
  it('is the only one that shows a picture of another folder', () => {
    expect(placeIn('a/three', ['One', 'a/one'], ['Two', 'a/two'], ['Three', 'b/one'])).toBe('2');
  });

  it('is called as the picture, by its words or their name', () => {
    const gold: [string, string] = ['t:home.gold.title', 'gold'];
    expect(placeIn('silver', gold, ['Silver', 'bronze'], ['Bronze', 'bronze'])).toBe('1');
    expect(placeIn('silver', gold, ['t:home.silver.title|Ag', 'bronze'], ['Bronze', 'bronze'])).toBe('1');
    const counted = 't:home.silver?smart_count=3|Ag';
    expect(placeIn('silver', gold, [counted, 'bronze'], ['Bronze', 'bronze'])).toBe('1');
  });

  it('shows a second time what stands beside it', () => {
    expect(placeIn('c', ['One', 'a'], ['Two', 'b'], ['Three', 'b'])).toBe('2');
  });

  it('is the page that is called as the picture', () => {
    const pages = ['loyalty', 'pay', 'share'].map((name, index) =>
      mark('asset', picture(index === 1 ? 'share' : name), {
        file: `pages/solutions/${name}.json`,
        pointer: '/card/imageBg/src',
      }),
    );
    expect(placeOfLostPicture({ marks: pages }, picture('pay'))?.place.file).toBe('pages/solutions/pay.json');
  });

  it('is what the page that is called as the picture shows of others', () => {
    const shown = (page: string, name: string) =>
      mark('asset', picture(name), { file: `pages/${page}.json`, pointer: '/sections/0/props/art/src' });
    const marks = [shown('about-us', 'line'), shown('home', 'line'), shown('about-us', 'about-map')];
    expect(placeOfLostPicture({ marks }, picture('about-rings'))).toBe(marks[0]);
    expect(placeOfLostPicture({ marks }, picture('contact'))).toBeUndefined();
  });

  it('is unknown where none stands out, or several do', () => {
    expect(placeIn('d', ['One', 'a'], ['Two', 'b'], ['Three', 'c'])).toBeUndefined();
    expect(placeIn('d', ['One', 'a'], ['Two', 'a'], ['Three', 'a'])).toBeUndefined();
  });
});
