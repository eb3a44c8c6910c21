import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { goneValue } from './gone-value.ts';

const tile = (name: string) => ({ title: `t:${name}`, icon: name });

const pageOf = (items: object[], card: object = { icon: 'gift' }) => ({
  id: 'pay',
  card,
  sections: [{ type: 'tiles', id: 'tiles', props: { items } }],
});

const tiles = ['sun', 'moon', 'star', 'ship'].map(tile);

const told = (file: string, before: object, now: object) => {
  const pages = ['a', 'b', 'c'].map((name) => ({
    file: `pages/solutions/${name}.json`,
    document: { card: { icon: name, text: 't:more' } },
  }));
  const past = {
    former: new Map([[file, JSON.stringify(before)]]),
    files: { texts: new Map([[file, JSON.stringify(now)]]), source: { pages } },
    since: 'HEAD',
  };
  return goneValue
    .run(past as never)
    .map((finding) => problemOf(goneValue, finding))
    .map(({ pointer, message }) => `${pointer} ${message}`);
};

const gone = (before: object[], now: object[]) => told('pages/pay.json', pageOf(before), pageOf(now));

const at = (list: object[], index: number, item: object) => list.with(index, item);

describe('content/gone-value: what the last commit had', () => {
  it('is missed where one entry of a list has lost it, and all others have it', () => {
    expect(gone(tiles, at(tiles, 1, { title: 't:moon' }))).toEqual([
      '/sections/0/props/items/1 Section "tiles" of page "pay": "icon" was "moon" at the last commit and is gone, and all others of this list have it: if that is meant, commit. Write it again.',
    ]);
  });

  it('is missed where one page has lost it, and all others of its folder have it', () => {
    const [before, now] = [pageOf([]), pageOf([], {})];
    expect(told('pages/solutions/pay.json', before, now)).toEqual([
      '/card Page "pay": "icon" was "gift" at the last commit and is gone, and all other pages of this folder have it: if that is meant, commit. Write it again.',
    ]);
    expect(told('pages/pay.json', before, now)).toEqual([]);
  });

  it('may go from all entries, from one of few, and where others lack it, too', () => {
    const without = tiles.map(({ title }) => ({ title }));
    expect(gone(tiles, without)).toEqual([]);
    expect(gone(tiles, at(without, 0, tile('sun')))).toEqual([]);
    expect(gone(tiles.slice(1), at(tiles.slice(1), 0, { title: 't:moon' }))).toEqual([]);
  });

  it('is not missed where entries changed places, came, or became others', () => {
    const plain = { title: 't:plain' };
    expect(gone([plain, ...tiles], [...tiles, plain])).toEqual([]);
    expect(gone(tiles, [plain, ...tiles])).toEqual([]);
    expect(gone(tiles, at(tiles, 1, { type: 'words', title: 't:moon' }))).toEqual([]);
  });
});
