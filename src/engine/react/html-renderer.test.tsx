import { useId } from 'react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../core/render/pieces.ts';
import type { Shape } from '../core/schema/shape.ts';
import type { PageData, ResolvedSection } from '../core/types.ts';
import { createHtmlRenderer } from './html-renderer.tsx';
import { Link } from './Link.tsx';
import { useSettings } from './page-store.ts';
import { createSectionCode } from './section-code.ts';
import type { RootAttributes } from './section-registry.ts';

type Rooted = { root: RootAttributes };

let drawn = 0;

const Foot = ({ root, words }: Rooted & { words: string }) => {
  drawn += 1;
  const { name } = useSettings();
  return (
    <footer {...root}>
      {words} {name}
      <Link href="/here">here</Link> <Link href="/there">there</Link>
    </footer>
  );
};
const Labelled = ({ root }: Rooted) => <section {...root} aria-labelledby={useId()} />;
const Early = ({ root, src = '/a.png' }: Rooted & { src?: string }) => (
  <img {...root} src={src} alt="" fetchPriority="high" />
);
const Waiting = ({ root }: Rooted) => <img {...root} src="/w.png" alt="" />;
const Card = ({ root, title, text, link }: Rooted & { title: string; text?: string; link: string }) => (
  <article {...root} aria-label={title}>
    {drawn++ < 0 || title} and {text}
    {text && <p title={text}>{text}</p>}
    <Link href={link}>{title}</Link>
  </article>
);
const Broken = ({ root }: Rooted) => {
  if (root.id) throw new Error('It cannot be drawn.');
  return null;
};

const components = {
  foot: Foot,
  labelled: Labelled,
  early: Early,
  waiting: Waiting,
  card: Card,
  broken: Broken,
};
const modules = Object.fromEntries(
  Object.entries(components).map(([type, Component]) => [type, { Component }]),
);
const code = createSectionCode({ live: {}, loadStatic: async () => modules });
await code.load(Object.keys(components));

const sectionOf = (type: string, props: ResolvedSection['props'] = {}): ResolvedSection => ({
  type,
  id: `the-${type}`,
  props,
});

const settings = { name: 'Tiny' };

const pageAt = (path: string, after: ResolvedSection[], more: object = {}): PageData => {
  const sections = [sectionOf('labelled')];
  const own = { id: path, path, locale: 'en', before: [], sections, after, icons: {} };
  return { page: { ...own, settings, ...more } as unknown as PageData['page'], head: [], code: '1' };
};

const text: Shape = { kind: 'text' };
const card: Shape = { kind: 'object', props: { title: text, text, link: { kind: 'link' } } };

const createRenderer = () => {
  const render = createHtmlRenderer(code);
  return (data: PageData): string => textOf(render(data, { card }));
};

/** What a renderer makes that has seen no other page. */
const alone = (data: PageData): string => createRenderer()(data);

/** The pages of a site, rendered one after the other, are what each is by itself. Tells how often a foot was drawn. */
const rendersAll = (pages: PageData[]): number => {
  const bodies = pages.map(alone);
  const render = createRenderer();
  drawn = 0;
  expect(pages.map(render)).toEqual(bodies);
  return drawn;
};

/** A section is drawn on three pages; the fourth takes six drawings, which serve all others. */
const drawnOnce = 3 + 6;

const paths = Array.from({ length: 10 }, (_, index) => `/${index + 1}`);

describe('a section of many pages', () => {
  const foot = sectionOf('foot', { words: 'All <rights>' });

  it('is rendered once for all pages that show the very same, with other looks at its ids and words', () => {
    expect(rendersAll(paths.map((path) => pageAt(path, [foot])))).toBe(drawnOnce);
    expect(rendersAll(paths.map((path) => pageAt(path, [{ ...foot }])))).toBe(drawnOnce);
  });
  it('is the same wherever it stands, and another one as soon as it says something else', () => {
    const sectionsAt = (path: string, words: string) => [
      sectionOf('labelled'),
      { ...foot, props: { words } },
      sectionOf('early', { src: path }),
    ];
    const pages = (words: (path: string) => string) =>
      paths.map((path) => pageAt(path, [], { sections: sectionsAt(path, words(path)) }));
    expect(rendersAll(pages(() => 'the same'))).toBe(drawnOnce);
    expect(rendersAll(pages((path) => path))).toBe(paths.length);
  });
  it('is another one on pages that answer otherwise: those it links to, those of other settings', () => {
    const after = [foot];
    const others = [
      pageAt('/here', after),
      pageAt('/entry', after, { parent: '/there' }),
      pageAt('/there', after),
      pageAt('/other', after, { settings: { name: 'Other' } }),
      pageAt('/1-es', after, { locale: 'es' }),
    ];
    rendersAll([...paths.map((path) => pageAt(path, after)), ...others, ...others]);
    rendersAll([...others, ...others, ...others, ...others, ...others]);
    expect(alone(pageAt('/here', after))).toContain('<a href="/here" aria-current="page">');
  });
  it('is left to its page where it makes ids, which tell where it stands', () => {
    const sections = [sectionOf('labelled'), sectionOf('foot', { words: '' })];
    const after = [foot, sectionOf('labelled')];
    const [first, second] = [pageAt('/1', after), pageAt('/2', after, { sections })];
    expect(alone(first)).toMatch(/aria-labelledby="_R_\w+_"/);
    rendersAll(Array.from({ length: 6 }, () => [first, second]).flat());
  });
  it('that fails is told on every page', () => {
    const render = createRenderer();
    const broken = sectionOf('broken');
    for (const path of paths) expect(() => render(pageAt(path, [broken]))).toThrow('It cannot be drawn.');
  });
});

describe('sections that differ in their words and addresses alone', () => {
  const cardAt = (path: string, props: object = {}): ResolvedSection => ({
    ...sectionOf('card', { title: `Card <${path}> & 'more'`, text: `$& ${path}`, link: '/there', ...props }),
    id: `card${path.replace('/', '-')}`,
  });
  const withCards = (propsOf: (path: string) => object) =>
    paths.map((path) => pageAt(path, [cardAt(path, propsOf(path))]));

  it('are rendered once', () => {
    expect(rendersAll(withCards((path) => ({ link: `/to${path}` })))).toBe(drawnOnce);
  });
  it('are others where a link leads to the page itself or to the overview of its entries', () => {
    expect(rendersAll(withCards((link) => ({ link })))).toBe(drawnOnce);
    const after = [cardAt('/9', { link: '/up' })];
    const entries = paths.map((path) => pageAt(path, after, { parent: '/up' }));
    const others = paths.map((path) => pageAt(path, after));
    rendersAll([...entries, ...others, ...withCards((link) => ({ link })), pageAt('/up', after)]);
    expect(alone(entries[0] as PageData)).toContain('<a href="/up" aria-current="true">');
  });
  it('are others where words are missing, empty, or lead to another site', () => {
    const all = [{ text: undefined }, { text: '' }, { link: 'https://other.example' }, { link: '#place' }];
    for (const props of all) rendersAll([...withCards(() => ({})), ...withCards(() => props)]);
  });
  it('may say what looks like a hole', () => {
    rendersAll(withCards((path) => ({ text: `\u00910\u0092 ${path}` })));
    rendersAll(withCards((path) => ({ text: path, link: 'https://other.example/\u00911\u0092' })));
  });
});

describe('pictures that a page wants before it begins', () => {
  const early = (src: string) => sectionOf('early', { src });
  const labelled = sectionOf('labelled');

  it('are asked for in the order of its sections, each once', () => {
    const pages = paths.map((path) => pageAt(path, [early('/b.png'), early('/a.png'), early('/b.png')]));
    expect(alone(pages[0] as PageData)).toMatch(
      /^<link rel="preload" as="image" href="\/b.png" [^>]*><link /,
    );
    rendersAll(pages);
  });
  it('may be those of sections that only their page can render, before or after others', () => {
    const own = (path: string) => sectionOf('early', { src: `${path}.png` });
    rendersAll(paths.map((path) => pageAt(path, [early('/b.png'), own(path)])));
    rendersAll(paths.map((path) => pageAt(path, [own(path), early('/b.png')])));
    rendersAll(
      paths.map((path) => pageAt(path, [early('/b.png')], { sections: [labelled, early('/a.png')] })),
    );
  });
  it('keep their section on its page where they are asked for after others', () => {
    rendersAll(paths.map((path) => pageAt(path, [sectionOf('waiting'), early('/b.png')])));
  });
});
