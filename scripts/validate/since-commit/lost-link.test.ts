import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { lostLink } from './lost-link.ts';

const about = { label: 't:about', link: 'page:about' };
const contact = { label: 't:contact', link: 'page:contact' };
const mail = { text: '%{email}', link: 'mailto:%{email}' };

const withLists = (menu: object[], footer: object[] = []): SiteSource => {
  const site = tinySource();
  const section = (id: string, props: object) => ({ type: 'banner', id, props: { ...props } });
  const layout = {
    before: [section('header', { items: menu })],
    after: [section('footer', { ways: footer })],
  };
  return { ...site, config: { ...site.config, layout } };
};

const told = (before: SiteSource, source: SiteSource) => {
  const compared = { files: { source }, before, since: 'HEAD' };
  const problems = lostLink.run(compared as never).map((finding) => problemOf(lostLink, finding));
  return problems.map(({ check, pointer, message }) => ({ check, pointer, message }));
};

describe('link/lost-entry: an entry of a menu that the last commit had', () => {
  it('is asked for again, unless that is meant', () => {
    expect(told(withLists([about, contact], [contact]), withLists([about], [contact]))).toEqual([
      {
        check: 'link/lost-entry',
        pointer: '/layout/before/0/props/items',
        message:
          'Section "header" of the layout: At the last commit an entry of this list led to "page:contact", and none does now. Write it again, unless that is meant.',
      },
    ]);
    expect(told(withLists([], [mail]), withLists([], [{ text: '%{email}' }]))).toHaveLength(1);
  });

  it('is not missed where another list has it now, or leads elsewhere', () => {
    expect(told(withLists([about, contact]), withLists([about], [contact]))).toEqual([]);
    expect(told(withLists([contact]), withLists([about]))).toEqual([]);
  });

  it('is not looked for in settings that are empty or cannot be read', () => {
    const broken = [undefined, null, []].map((config) => ({ ...tinySource(), config }) as never);
    for (const now of broken) expect(told(withLists([about]), now)).toEqual([]);
  });

  it('goes with its page', () => {
    const now = withLists([about]);
    const pages = now.pages.filter(({ document }) => document.id !== 'contact');
    expect(told(withLists([about, contact]), { ...now, pages })).toEqual([]);
  });

  it('is looked for beside a page that cannot be read', () => {
    const now = withLists([about]);
    const [page] = now.pages;
    const unread = { ...now, pages: [{ ...page, document: null }, ...now.pages] } as unknown as SiteSource;
    expect(told(withLists([about, contact]), unread)).toHaveLength(1);
  });
});
