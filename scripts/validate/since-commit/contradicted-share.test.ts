import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { contradictedShare } from './contradicted-share.ts';

const file = 'pages/home.json';

/** A page with a card: a bar, and a row that says its share. */
const page = (percent: number, title: string, ...more: unknown[]): string => {
  const blocks = [{ type: 'bar', percent }, { type: 'row', end: { type: 'words', title } }, ...more];
  return JSON.stringify({ id: 'home', sections: [{ id: 'hero', props: { cards: [{ blocks }] } }] });
};

const told = (former: string, now: string) =>
  contradictedShare
    .run({
      files: { texts: new Map([[file, now]]) },
      since: 'HEAD',
      former: new Map([[file, former]]),
    } as never)
    .map((finding) => `${finding.pointer} ${problemOf(contradictedShare, finding).message}`);

const blocks = '/sections/0/props/cards/0/blocks';

describe('a drawn share and the written one beside it', () => {
  it('is told at the one that was changed alone', () => {
    expect(told(page(74, '74%'), page(47, '74%'))).toEqual([
      `${blocks}/0/percent Section "hero" of page "home": This shows 47 percent, and visitors read "74%" beside it. At the last commit it was 74. Write that again, or the same in both.`,
    ]);
    expect(told(page(74, '74%'), page(74, '47%'))).toEqual([
      `${blocks}/1/end/title Section "hero" of page "home": Visitors read "47%" here, and what is drawn beside it shows 74 percent, as this did at the last commit. Write "74%" again, or the same in both.`,
    ]);
  });

  it.each([
    ['both were changed', page(74, '74%'), page(80, '80%')],
    ['they never agreed', page(74, '20%'), page(80, '20%')],
    ['another share is drawn, too', page(74, '74%', { percent: 5 }), page(47, '74%', { percent: 5 })],
    ['another one is written, too', page(74, '74%', { title: '5%' }), page(47, '74%', { title: '5%' })],
    ['the card has gone', page(74, '74%'), '{ "id": "home", "sections": [] }'],
  ])('lets stand when %s', (_, former, now) => expect(told(former, now)).toEqual([]));
});
