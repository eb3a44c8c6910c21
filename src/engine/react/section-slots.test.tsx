import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '../core/render/pieces.ts';
import type { PageData, ResolvedSection } from '../core/types.ts';
import { App } from './App.tsx';
import { createPageStore } from './page-store.ts';
import { createSectionCode } from './section-code.ts';
import type { DrawnSection } from './section-look.tsx';
import type { RootAttributes } from './section-registry.ts';
import { keepSlots, withSlots } from './section-slots.tsx';

const Plain = ({ root }: { root: RootAttributes }) => <p {...root} />;
const Early = ({ root }: { root: RootAttributes }) => (
  <img {...root} src="/own.png" alt="" fetchPriority="high" />
);
const modules = { plain: { Component: Plain }, early: { Component: Early } };
const code = createSectionCode({ live: {}, loadStatic: async () => modules });
await code.load(Object.keys(modules));
const slotted = withSlots(code);

const section = (type: string, id: string): ResolvedSection => ({ type, id, props: {} });

type Lists = { before?: ResolvedSection[]; sections?: ResolvedSection[]; after?: ResolvedSection[] };

const pageWith = (lists: Lists): PageData => ({
  page: {
    id: 'home',
    before: [],
    sections: [],
    after: [],
    icons: {},
    ...lists,
  } as unknown as PageData['page'],
  head: [],
  code: '1',
});

const linkTo = (src: string) => `<link rel="preload" as="image" href="${src}" fetchPriority="high"/>`;

/** Known sections by their ids; all others are drawn by the page. */
const slotsOf = (page: PageData, known: Record<string, Partial<DrawnSection>>) =>
  keepSlots(page, ({ id }) => known[id] && { html: `<known ${id}>`, early: '', ...known[id] });

const render = (data: PageData): string =>
  renderToString(<App store={createPageStore(data)} code={slotted} />);

const filled = (page: PageData, known: Record<string, Partial<DrawnSection>>): string | undefined => {
  const { data, fill } = slotsOf(page, known);
  const pieces = fill(render(data));
  return pieces && textOf(pieces);
};

describe('places for sections whose HTML is known', () => {
  const page = pageWith({
    before: [section('plain', 'a')],
    sections: [section('plain', 'b'), section('plain', 'c')],
    after: [section('plain', 'd')],
  });

  it('are filled in the order of the page, between the sections that it draws itself', () => {
    const body = filled(page, { a: {}, b: {}, d: {} });
    const marks = [...(body ?? '').matchAll(/<known (\w)>|<p id="(\w)"/g)].map(
      ([, known, drawn]) => known ?? drawn,
    );
    expect(marks).toEqual(['a', 'b', 'c', 'd']);
    expect(body).not.toContain('<template');
  });

  it('take the HTML as it is, whatever it says', () => {
    const html = '$& <template data-place="2"></template>';
    expect(filled(page, { a: { html }, b: {} })).toContain(`${html}<main`);
  });

  it('leave a page alone of which nothing is known', () => {
    const { data, places, fill } = slotsOf(page, {});
    expect([data, places]).toEqual([page, undefined]);
    expect(textOf(fill(render(page)) ?? [])).toBe(render(page));
  });

  it('tell how many there are in each list, if there is nothing else on the page', () => {
    expect(slotsOf(page, { a: {}, b: {}, c: {}, d: {} }).places).toBe('1,2,1');
    expect(slotsOf(page, { a: {}, b: {}, c: {} }).places).toBeUndefined();
  });
});

describe('pictures that known sections want at once', () => {
  const early = linkTo('/known.png');

  it('stand before all else, each once', () => {
    const page = pageWith({
      sections: [section('plain', 'a'), section('plain', 'b'), section('plain', 'c')],
    });
    const body = filled(page, { a: { early }, b: { early } }) ?? '';
    expect(body.startsWith(`${early}<`)).toBe(true);
    expect(body.split(early)).toHaveLength(2);
  });

  it('come before those of the sections that the page draws itself', () => {
    const page = pageWith({ sections: [section('plain', 'a'), section('early', 'b')] });
    const asked = [...(filled(page, { a: { early } }) ?? '').matchAll(/<link [^>]*href="([^"]+)"/g)];
    expect(asked.map(([, src]) => src)).toEqual(['/known.png', '/own.png']);
  });

  it('fill no place where they would come after those of the page, or nobody could tell the order', () => {
    const page = pageWith({ sections: [section('early', 'a'), section('plain', 'b')] });
    expect(filled(page, { b: { early } })).toBeUndefined();
    expect(filled(page, { b: {} })).toContain('<known b>');
  });
});
