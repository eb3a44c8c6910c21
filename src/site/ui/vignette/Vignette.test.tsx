import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import schema from '../../../../schemas/vignette.schema.json' with { type: 'json' };
import type { Vignette as VignetteContent, VignettePiece } from '../../../generated/types.ts';
import { Vignette } from './Vignette.tsx';

const image = { src: '/images/objects/arch.svg' };

const pieces: VignettePiece[] = [
  { type: 'words', title: 'Title', note: 'Note' },
  { type: 'fact', before: 'Only', value: '3', after: 'friends' },
  { type: 'struck', text: '$852' },
  { type: 'pill', label: 'Live', live: true, tone: 'success' },
  { type: 'icon', icon: 'search' },
  { type: 'dot', initials: 'MR', tone: 'rose' },
  { type: 'thumb', image },
  { type: 'ring', percent: 74 },
  { type: 'stack', people: [{ initials: 'DO', tone: 'warm' }] },
  { type: 'amount', value: '8,420', unit: 'points', note: 'of 10,000' },
  { type: 'button', label: 'Redeem' },
];

const friend = (initials: string) => ({
  initials,
  tone: 'agave' as const,
  results: [
    { label: '+500', tone: 'ember' as const },
    { label: 'Invited', tone: 'mist' as const, pending: true },
  ],
});

const everything: VignetteContent = {
  blocks: [
    ...pieces.map((piece) => ({ type: 'row' as const, start: [piece] })),
    { type: 'amount', value: '12,480', large: true },
    { type: 'bar', percent: 83 },
    { type: 'steps', done: 3, total: 4 },
    { type: 'list', items: [{ title: 'Purchase', icon: 'gift', end: { type: 'words', title: '+320' } }] },
    { type: 'catalog', items: [{ image, name: 'Lamp', price: '3,900 pts' }] },
    { type: 'prices', usual: { label: 'Public', value: '$284' }, own: { label: 'Members', value: '$118' } },
    {
      type: 'compare',
      usualLabel: 'Public',
      ownLabel: 'Member',
      items: [{ image, name: 'Playa Serena', usual: '$690', own: '$324', saving: '−53%' }],
    },
    { type: 'chips', labels: ['All', 'Home'] },
    { type: 'copy', text: 'yourbrand.com/r/elena', icon: 'copy' },
    { type: 'coupon', title: '2 cinema tickets', label: 'Code', code: 'SOL-4821' },
    {
      type: 'split',
      parts: [
        { percent: 41, tone: 'buganvilia' },
        { percent: 59, tone: 'agave' },
      ],
    },
    { type: 'bars', percents: [38, 52, 100] },
    { type: 'range', percent: 41 },
    { type: 'total', label: 'Total', value: '$148.00', highlighted: true },
    { type: 'tree', initials: 'ER', friends: [friend('MJ'), friend('LK')] },
    { type: 'button', label: 'Pay now' },
    { type: 'foot', icon: 'lock', text: 'Visible after sign-in only' },
  ],
};

const kindsOf = (definition: { oneOf: { $ref: string }[] }) =>
  definition.oneOf.map(({ $ref }) => $ref.split('/vignette')[1]?.toLowerCase()).sort();

describe('vignettes', () => {
  const html = renderToStaticMarkup(<Vignette vignette={everything} />);

  it('draw every kind of block and of piece that the schema describes', () => {
    const drawn = (list: { type: string }[]) => [...new Set(list.map(({ type }) => type))].sort();
    expect(drawn(everything.blocks)).toEqual(kindsOf(schema.$defs.vignetteBlock));
    expect(drawn(pieces)).toEqual(kindsOf(schema.$defs.vignettePiece));
    for (const words of ['Playa Serena', 'SOL-4821', 'Pay now', '+500', '3,900 pts', 'of 10,000']) {
      expect(html).toContain(words);
    }
  });

  it('carry no inline style, because the Content-Security-Policy blocks it', () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).toContain('width="83%"');
  });

  it('are decoration for assistive technology', () => {
    expect(html).toMatch(/<div aria-hidden="true" data-vignette="card"/);
  });
});
