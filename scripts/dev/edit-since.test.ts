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

const withPage = (change: (page: PageDocument) => void): SiteSource => {
  const pages = source.pages.map((page) => {
    if (page.file !== 'pages/about-us.json') return page;
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

const firstProps = ({ sections }: PageDocument) => (sections[0]?.props ?? {}) as Record<string, unknown>;

describe('an edit of a site', () => {
  it('is nothing when nothing was edited', () => {
    expect(editSince(source, { ...source, config: copy(source.config) })).toEqual({
      pages: [],
      keys: new Set(),
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
    expect(editSince(source, now)).toEqual({ pages: [], keys: new Set(['home.hero.title']) });
  });

  it('is the keys of words that came or went', () => {
    const more = withWords((words) => void Object.assign(words, { more: { title: 'Más', text: 'Y más' } }));
    expect(editSince(source, more)?.keys).toEqual(new Set(['more.title', 'more.text']));
    expect(editSince(more, source)?.keys).toEqual(new Set(['more.title', 'more.text']));
  });

  const wide: [string, () => SiteSource][] = [
    ['a page that is called otherwise', () => withPage((page) => void Object.assign(page, { id: 'other' }))],
    [
      'a title for search engines',
      () => withPage(({ meta }) => void Object.assign(meta, { title: 'Other' })),
    ],
    ['a page less', () => ({ ...source, pages: source.pages.slice(1) })],
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
    [
      'another fact',
      () =>
        withConfig((config) => void Object.assign(config, { facts: { ...config.facts, founded: '1999' } })),
    ],
    ['another schema', () => ({ ...source, schemas: { ...source.schemas, 'page.schema.json': {} } })],
    ['another picture file', () => ({ ...source, assets: { ...source.assets } })],
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
  });
});
