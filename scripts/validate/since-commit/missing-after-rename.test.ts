import { describe, expect, it } from 'vitest';
import { tinyPage, tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import { missingAfterRename } from './missing-after-rename.ts';

const before = tinySource();
const contact = 'pages/contact.json';

const withPage = (source: SiteSource, changed: PageFile): SiteSource => ({
  ...source,
  pages: source.pages.map((page) => (page.file === changed.file ? changed : page)),
});

/** What is found in a site of which some files have changed. */
const found = (source: SiteSource, changed = [contact], was = before) => {
  const former = new Map(changed.map((file) => [file, '']));
  return missingAfterRename.run({ files: { source }, before: was, former } as never);
};

const told = (now: SiteSource, changed: string[] = [contact], was: SiteSource = before) =>
  found(now, changed, was).map(({ file, pointer, message }) => ({
    place: `${file}#${pointer}`,
    message,
  }));

describe('an address of the last commit that leads nowhere now', () => {
  const moved = withPage(before, tinyPage('contact', { path: '/reach-us' }));

  it('is told once for all languages, where the page has its new one, with the redirects to add', () => {
    expect(told(moved)).toEqual([
      {
        place: `${contact}#/path`,
        message:
          '"/contact" and 2 more were addresses of this page, and lead nowhere now: who follows an old link finds nothing. If that was no mistake, add to site.config.json: "redirects": { "/contact": "page:contact", "/contact-es": "page:contact", "/contact-ar": "page:contact" },',
      },
    ]);
    const listed = { ...moved, config: { ...moved.config, redirects: {} } };
    expect(told(listed)[0]?.message).toContain(
      'add to "redirects" in site.config.json: "/contact": "page:contact",',
    );
  });

  it('is asked for again when the new one is a slip for it', () => {
    const slip = withPage(before, tinyPage('contact', { path: '/contcat' }));
    const [problem] = found(slip);
    expect(problem).toMatchObject({ pointer: '/path', suggestion: '/contact' });
    expect(problem?.message).toContain(
      'Did you mean "/contact"? If the new address is right, add to site.config.json: "redirects"',
    );
  });

  it('is none when a redirect or another page has it', () => {
    const redirects = {
      '/contact': 'page:contact',
      '/contact-es': 'page:contact',
      '/contact-ar': 'page:contact',
    };
    expect(told({ ...moved, config: { ...moved.config, redirects } })).toEqual([]);
    expect(told({ ...moved, pages: [...moved.pages, tinyPage('office', { path: '/contact' })] })).toEqual([]);
    expect(told(before)).toEqual([]);
  });

  it('is none when visitors did not get the page then, or when it is a draft now', () => {
    const draft = withPage(before, tinyPage('contact', { draft: true }));
    expect(told(moved, [contact], draft)).toEqual([]);
    expect(told(draft)).toEqual([]);
  });

  it.each(['/contact_us', '//contact', '/contact/', '/Contact', '/contact us', '/contact-es'])(
    'is none when no build took it: %s',
    (path) => {
      const refused = withPage(before, tinyPage('contact', { path }));
      expect(told(before, [contact], refused)).toEqual([]);
    },
  );

  it('is none in a language whose suffix no build took, nor of a collection without a slot for its entries', () => {
    const locales = before.config.locales.map((one) =>
      one.locale === 'ar' ? { ...one, suffix: 'xx' } : one,
    );
    const { solutions } = before.config.collections ?? {};
    if (!solutions) throw new Error('The tiny site has solutions');
    const collections = { solutions: { ...solutions, path: '/offers/{id}', paths: { es: '/{id}-es' } } };
    const refused = { ...before, config: { ...before.config, locales, collections } };
    expect(told(before, ['site.config.json'], refused)).toEqual([]);
  });

  it('leads on to the page that says the same under another name', () => {
    const words = { meta: { title: 't:contact.title', description: 't:contact.text' } };
    const was = withPage(before, tinyPage('contact', words));
    const pages = was.pages.map((page) => (page.file === contact ? tinyPage('office', words) : page));
    const [problem] = told({ ...was, pages }, [contact], was);
    expect(problem?.message).toContain('of the page "contact", which is called "office" now');
    expect(problem?.message).toContain('"/contact": "page:office"');
  });

  it('is told among the redirects when its page is gone', () => {
    const pages = before.pages.filter(({ file }) => file !== contact);
    const [problem, ...others] = told({ ...before, pages });
    expect(others).toEqual([]);
    expect(problem?.place).toBe('site.config.json#/redirects');
    expect(problem?.message).toContain('of the page "contact", which is gone');
    expect(problem?.message).toContain('"/contact": "page:…"');
  });

  it('is told once at the pattern that moved a whole collection', () => {
    const { solutions } = before.config.collections ?? {};
    if (!solutions) throw new Error('The tiny site has solutions');
    const collections = { solutions: { ...solutions, path: '/offers/{slug}' } };
    const problems = told({ ...before, config: { ...before.config, collections } }, ['site.config.json']);
    expect(problems.map(({ place }) => place)).toEqual(['site.config.json#/collections/solutions/path']);
    expect(problems[0]?.message).toContain('of 2 pages');
    expect(problems[0]?.message).not.toContain('…');
    expect(problems[0]?.message.match(/": "page:/g)).toHaveLength(6);
  });

  it('is told in the file of its page when that is in fewer languages now', () => {
    const [entry] = before.pages.filter(({ slug }) => slug !== undefined);
    if (!entry) throw new Error('The tiny site has solutions');
    const fewer = { ...entry, document: { ...entry.document, locales: ['en'] } };
    const places = told(withPage(before, fewer), [entry.file]).map(({ place }) => place);
    expect(places).toEqual([`${entry.file}#/locales`]);
    const alone = withPage(before, tinyPage('contact', { locales: ['en'] }));
    expect(told(alone).map(({ place }) => place)).toEqual([`${contact}#/locales`]);
  });

  it('is told in the file of its page when that has got another name', () => {
    const [entry] = before.pages.filter(({ slug }) => slug !== undefined);
    if (!entry) throw new Error('The tiny site has solutions');
    const file = 'pages/solutions/other.json';
    const pages = before.pages.map((page) => (page === entry ? { ...entry, file, slug: 'other' } : page));
    const places = told({ ...before, pages }, [entry.file, file]).map(({ place }) => place);
    expect(places).toEqual([`${file}#`]);
  });

  it('is told at the languages when their suffix moved every page', () => {
    const locales = before.config.locales.map((one) =>
      one.locale === 'ar' ? { ...one, suffix: '-arab' } : one,
    );
    const places = told({ ...before, config: { ...before.config, locales } }, ['site.config.json']).map(
      ({ place }) => place,
    );
    expect(places).toContain('site.config.json#/locales');
    expect(places.filter((place) => place.startsWith('pages/'))).toEqual([]);
  });
});
