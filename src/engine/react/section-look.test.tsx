import { describe, expect, it } from 'vitest';
import { pieceText } from '../core/render/pieces.ts';
import { leaveWhole, punchSection } from '../core/render/punch-section.ts';
import type { Shape } from '../core/schema/shape.ts';
import type { PageData, ResolvedSection } from '../core/types.ts';
import { createPageStore, usePageState } from './page-store.ts';
import { createSectionCode } from './section-code.ts';
import { drawLook, lookOf, placeOn } from './section-look.tsx';
import type { RootAttributes } from './section-registry.ts';

type Words = { root: RootAttributes; title: string; text: string; link: string };

const capital = /^[A-Z]/;

/** Ways to look into one's words, of which no template can know. */
const readers: Record<string, (words: Words) => unknown> = {
  length: ({ title }) => title.length > 40,
  letters: ({ title }) => title.toUpperCase(),
  'a part': ({ title }) => title.slice(1),
  'how they begin': ({ title }) => capital.test(title),
  numbers: ({ title }) => Number.parseFloat(title) > 0,
  signs: ({ title }) => title.includes('@'),
  lines: ({ text }) => text.split('\n').length,
  words: ({ title }) => title.split(' ').length,
  'what two have in common': ({ title, text }) => title.endsWith(text),
  'an address as such': ({ link }) => encodeURIComponent(link),
  'a fixed address': () => usePageState(({ data }) => data.page.path === '/here'),
  'one address among others': ({ link }) => link === '/address',
};

const Reader = (words: Words) => (
  <p {...words.root}>{String(readers[words.root['data-section']]?.(words))}</p>
);
const modules = Object.fromEntries(Object.keys(readers).map((name) => [name, { Component: Reader }]));
const code = createSectionCode({ live: {}, loadStatic: async () => modules });
await code.load(Object.keys(readers));

const text: Shape = { kind: 'text' };
const shape: Shape = { kind: 'object', props: { title: text, text, link: { kind: 'link' } } };

const state = createPageStore({ page: { path: '/here' } } as unknown as PageData).getState();

const sectionOf = (type: string): ResolvedSection => ({
  type,
  id: 'the-section',
  props: { title: 'A title', text: 'Words', link: '/contact' },
});

describe('a section has no template if it looks at', () => {
  it.each(Object.keys(readers))('%s', (type) => {
    expect(lookOf(placeOn(state, punchSection(sectionOf(type), shape)), code)).toBeUndefined();
  });
});

it('such a section serves all that say the very same', () => {
  for (const type of Object.keys(readers)) {
    const placed = placeOn(state, leaveWhole(sectionOf(type)));
    const look = lookOf(placed, code);
    expect(look && pieceText(drawLook(look, placed).html)).toContain('<p id="the-section"');
  }
});
