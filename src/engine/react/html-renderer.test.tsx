import { useId } from 'react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../core/pieces.ts';
import type { PageData, ResolvedSection } from '../core/types.ts';
import { createHtmlRenderer } from './html-renderer.tsx';
import { Link } from './Link.tsx';
import { useSettings } from './page-store.ts';
import { createSectionCode } from './section-code.ts';
import type { RootAttributes, SectionRegistry } from './section-registry.ts';

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
const Early = ({ root }: Rooted) => <img {...root} src="/a.png" alt="" />;
const Broken = ({ root }: Rooted) => {
  if (root.id) throw new Error('It cannot be drawn.');
  return null;
};

const components = { foot: Foot, labelled: Labelled, early: Early, broken: Broken };
const registry = Object.fromEntries(
  Object.entries(components).map(([type, Component]) => [type, { load: () => ({ Component }) }]),
) as unknown as SectionRegistry;
const code = createSectionCode(registry);
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

const textsOf = ({ before, sections, after }: PageData['page']) =>
  new Map([...before, ...sections, ...after].map((section) => [section, JSON.stringify(section)]));

const createRenderer = () => {
  const render = createHtmlRenderer(code);
  return (data: PageData): string => textOf(render(data, textsOf(data.page)));
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

describe('a section of many pages', () => {
  const foot = sectionOf('foot', { words: 'All <rights>' });
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6'];

  it('is rendered once for all pages that show the very same, with a second look at its ids', () => {
    expect(rendersAll(paths.map((path) => pageAt(path, [foot])))).toBe(3);
    expect(rendersAll(paths.map((path) => pageAt(path, [{ ...foot }])))).toBe(3);
  });
  it('is the same wherever it stands, and another one as soon as it says something else', () => {
    const sectionsAt = (path: string, words: string) => [
      sectionOf('labelled'),
      { ...foot, props: { words } },
      sectionOf('early', { words: path }),
    ];
    const pages = (words: (path: string) => string) =>
      paths.map((path) => pageAt(path, [], { sections: sectionsAt(path, words(path)) }));
    expect(rendersAll(pages(() => 'the same'))).toBe(3);
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
    expect(alone(pageAt('/here', after))).toContain('<a href="/here" aria-current="page">');
  });
  it('is left to its page where it makes ids, which tell where it stands', () => {
    const sections = [sectionOf('labelled'), sectionOf('foot', { words: '' })];
    const after = [foot, sectionOf('labelled')];
    const [first, second] = [pageAt('/1', after), pageAt('/2', after, { sections })];
    expect(alone(first)).toMatch(/aria-labelledby="_R_\w+_"/);
    rendersAll([first, second, first, second]);
  });
  it('is left to its page where it asks for a file before the page begins', () => {
    const pages = paths.map((path) => pageAt(path, [sectionOf('early'), foot]));
    expect(alone(pages[0] as PageData)).toMatch(/^<link rel="preload" as="image" href="\/a.png"\/>/);
    const [early] = pages[0]?.page.after ?? [];
    rendersAll(paths.map((path) => pageAt(path, [early as ResolvedSection, foot])));
  });
  it('that fails is told on every page', () => {
    const render = createRenderer();
    const broken = sectionOf('broken');
    for (const path of paths) expect(() => render(pageAt(path, [broken]))).toThrow('It cannot be drawn.');
  });
});
