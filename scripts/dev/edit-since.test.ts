import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteSource } from '../../src/engine/core/types.ts';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../src/generated/types.ts';
import { readSite } from '../site/site-files.ts';
import { editSince as editOf, isSameSource } from './edit-since.ts';

const root = path.resolve(import.meta.dirname, '../..');
let source: SiteSource;
beforeAll(async () => {
  source = (await readSite(root)).source;
});

const editSince = (before: SiteSource, now: SiteSource) => editOf(before, now, root);

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const withPage = (change: (page: PageDocument) => void, file = 'pages/about-us.json'): SiteSource => {
  const pages = source.pages.map((page) => {
    if (page.file !== file) return page;
    const document = copy(page.document);
    change(document);
    return { ...page, document };
  });
  return { ...source, pages };
};

const withWords = (change: (words: { [group: string]: LocaleDocument }) => void): SiteSource => {
  const es = copy(source.locales.es ?? {});
  change(es as { [group: string]: LocaleDocument });
  return { ...source, locales: { ...source.locales, es } };
};

const withConfig = (change: (config: SiteConfig) => void): SiteSource => {
  const config = copy(source.config);
  change(config);
  return { ...source, config };
};

const withHome = (change: (page: PageDocument) => void) => withPage(change, 'pages/home.json');

const withFacts = (facts: SiteConfig['facts']): SiteSource =>
  withConfig((config) => void Object.assign(config, { facts: { ...config.facts, ...facts } }));

const withPicture = (address: string): SiteSource => {
  const asset = source.assets[address];
  expect(asset).toBeDefined();
  return {
    ...source,
    assets: { ...source.assets, [address]: { ...asset, width: 77 } as typeof asset & object },
  };
};

const firstProps = ({ sections }: PageDocument) => (sections[0]?.props ?? {}) as Record<string, unknown>;

describe('an edit of a site', () => {
  it('is nothing when nothing was edited', () => {
    expect(editSince(source, { ...source, config: copy(source.config) })).toEqual({
      pages: [],
      keys: new Set(),
      hasMoved: false,
    });
  });

  it('is the pages whose sections show something else', () => {
    const now = withPage((page) => {
      firstProps(page).title = 'Another title';
    });
    expect(editSince(source, now)?.pages.map(({ file }) => file)).toEqual(['pages/about-us.json']);
  });

  it.each<[string, (page: PageDocument) => void]>([
    ['a section less', ({ sections }) => void sections.splice(2, 1)],
    ['another order of sections', ({ sections }) => void sections.reverse()],
    [
      'a picture that was shown nowhere else',
      (page) => void Object.assign(firstProps(page), { art: { src: '/images/logo.svg' } }),
    ],
    [
      'a section that becomes a draft',
      ({ sections }) => void Object.assign(sections[1] ?? {}, { draft: true }),
    ],
  ])('is the page, as long as no link leads there: %s', (_, change) => {
    expect(editSince(source, withPage(change))?.pages.map(({ file }) => file)).toEqual([
      'pages/about-us.json',
    ]);
  });

  it('is the keys of other words, in any language', () => {
    const now = withWords(({ home }) => {
      Object.assign(home?.hero ?? {}, { title: 'Otro título' });
    });
    expect(editSince(source, now)).toEqual({
      pages: [],
      keys: new Set(['home.hero.title']),
      hasMoved: false,
    });
  });

  it('is the keys of words that came or went', () => {
    const more = withWords((words) => void Object.assign(words, { more: { title: 'Más', text: 'Y más' } }));
    expect(editSince(source, more)?.keys).toEqual(new Set(['more.title', 'more.text']));
    expect(editSince(more, source)?.keys).toEqual(new Set(['more.title', 'more.text']));
  });

  it('is also what others know of a page, and who leads to it', () => {
    const title = withPage(({ meta }) => void Object.assign(meta, { title: 'Other' }));
    const edit = editSince(source, title);
    expect([edit?.pages.length, edit?.hasMoved]).toEqual([expect.any(Number), true]);
    const card = withPage((page) => void Object.assign(page, { order: 99 }), 'pages/solutions/pay.json');
    const files = editSince(source, card)?.pages.map(({ file }) => file);
    // The other solutions and the pages that list them show it.
    expect(files).toEqual(expect.arrayContaining(['pages/solutions.json', 'pages/solutions/pay.json']));
  });

  it('is the pages and words that mention another fact, and the redirects and records around them', () => {
    const facts = editSince(source, withFacts({ weeks: 'two' }));
    expect(facts?.hasMoved).toBe(true);
    expect(facts?.keys.size).toBeGreaterThan(0);
    const moved = withConfig((config) => void Object.assign(config, { redirects: { '/old': 'page:home' } }));
    expect(editSince(source, moved)).toMatchObject({ hasMoved: true, keys: new Set() });
    expect(editSince(source, { ...source, lock: { es: {} } })?.hasMoved).toBe(true);
  });

  it('is the pages that name another picture', () => {
    const { pages = [], hasMoved } = editSince(source, withPicture('/images/people/portrait-1.svg')) ?? {};
    expect(hasMoved).toBe(true);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThan(source.pages.length);
  });

  const wide: [string, () => SiteSource][] = [
    [
      'another title of the home page, which is on all trails',
      () => withHome(({ meta }) => void Object.assign(meta, { title: 'Other' })),
    ],
    [
      'a page that the frame leads to under another name',
      () => withPage((page) => void Object.assign(page, { id: 'other' })),
    ],
    [
      'words in another order',
      () =>
        withWords(({ home = {} }) => {
          const { hero, ...others } = home;
          for (const name of Object.keys(home)) delete home[name];
          Object.assign(home, others, { hero });
        }),
    ],
    ['a group that becomes a text', () => withWords((words) => void Object.assign(words, { home: 'x' }))],
    ['a language more', () => ({ ...source, locales: { ...source.locales, fr: {} } })],
    ['another fact in the frame', () => withFacts({ phone: '1' })],
    ['another schema', () => ({ ...source, schemas: { ...source.schemas, 'page.schema.json': {} } })],
    ['another drawing of an icon', () => ({ ...source, icons: { ...source.icons, crown: [] } })],
    ['another picture in the frame', () => withPicture('/images/logo-inverse.svg')],
  ];
  it.each(wide)('may concern other pages: %s', (_, edited) => {
    expect(editSince(source, edited())).toBeUndefined();
  });

  it('may concern other pages where a check was made stricter', () => {
    const strict = withConfig(
      (config) => void Object.assign(config, { checks: { 'i18n/unused-key': { severity: 'error' } } }),
    );
    expect(editSince(strict, strict)).toBeUndefined();
  });

  it('may concern other pages where a language falls back to another', () => {
    const falling = withConfig(
      ({ locales }) => void Object.assign(locales[1] ?? {}, { untranslated: 'fallback' }),
    );
    expect(editSince(falling, falling)).toBeUndefined();
  });
});

describe('two readings', () => {
  it('are the same as long as every file gave the same values', () => {
    expect(isSameSource(source, { ...source, pages: source.pages.map((page) => ({ ...page })) })).toBe(true);
    expect(
      isSameSource(
        source,
        withPage(() => undefined),
      ),
    ).toBe(false);
    expect(
      isSameSource(
        source,
        withWords(() => undefined),
      ),
    ).toBe(false);
    expect(isSameSource(source, { ...source, pages: source.pages.slice(1) })).toBe(false);
    expect(isSameSource(source, { ...source, icons: { ...source.icons, crown: [] } })).toBe(false);
  });

  it.each([undefined, null, 7])('may be of a site whose configuration is %s', (config) => {
    const broken = { ...source, config: config as unknown as SiteConfig };
    expect([isSameSource(source, broken), isSameSource(broken, broken)]).toEqual([false, true]);
    expect(editSince(source, broken)).toBeUndefined();
  });
});
