import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { placesAfter } from '../testing/tiny-site.ts';
import { withoutConsequences } from './without-consequences.ts';

const problem = (check: CheckId, pointer: string, more: Partial<Problem> = {}) =>
  problemOfCheck(check, { pointer, file: 'pages/about.json', page: 'about', ...more });

const toldOf = (...problems: Problem[]) => withoutConsequences(problems).told.map(({ check }) => check);

describe('what follows from a fault of a page', () => {
  it('an address that lacks its suffix is not also told as taken', () => {
    const taken = problem('route/duplicate', '/paths/es');
    const bare = problem('route/suffix-collision', '/paths/es');
    expect(toldOf(taken, bare)).toEqual(['route/suffix-collision']);
    expect(toldOf(bare, problem('route/bad-path', '/paths/es'))).toEqual(['route/bad-path']);
    expect(toldOf(taken)).toEqual(['route/duplicate']);
  });

  it('a page that has taken the name of the one for what does not exist need not answer as that', () => {
    const taken = problem('ref/missing-entry', '/id');
    const status = problem('route/not-found-status', '');
    expect(toldOf(status, taken)).toEqual(['ref/missing-entry']);
    expect(toldOf(status)).toEqual(['route/not-found-status']);
    const other = { ...status, file: 'pages/lost.json' };
    expect(toldOf(taken, other)).toHaveLength(2);
  });

  it('an id that is among the props of its section leaves no place for links', () => {
    const moved = problem('schema/section-props', '/layout/after/0/props/id', { file: 'site.config.json' });
    const link = problem('link/broken-anchor', '/sections/0/props/link');
    expect(toldOf(moved, link)).toEqual(['schema/section-props']);
  });

  it('an id with a space, or a name, is told by how it is written', () => {
    const id = problem('schema/site', '/layout/after/0/id');
    expect(toldOf(id, problem('ref/misspelt-id', '/layout/after/0/id', { severity: 'warning' }))).toEqual([
      'schema/site',
    ]);
    const warning = { severity: 'warning' } as const;
    const space = problem('i18n/edge-space', '/names/1', warning);
    expect(toldOf(space, problem('i18n/identical-to-source', '/names/1', warning))).toEqual([
      'i18n/edge-space',
    ]);
  });

  it('a home page whose address is no address is told at that', () => {
    const lost = problem('route/no-home', '/path');
    expect(toldOf(lost, problem('route/bad-path', '/path'))).toEqual(['route/bad-path']);
    expect(toldOf(lost)).toEqual(['route/no-home']);
    const mild = problem('redirect/missing-after-rename', '/path', { severity: 'warning' });
    expect(toldOf(lost, mild)).toContain('route/no-home');
  });

  it('a section whose "id" is misspelt is no lost place of links', () => {
    const misspelt = problem('config/unknown-option', '/layout/after/0/vd', { at: 'key', suggestion: 'id' });
    expect(toldOf(misspelt, problem('link/broken-anchor', '/sections/0/props/link'))).toEqual([
      'config/unknown-option',
    ]);
  });

  it('sections that cannot be read are no lost places of links', () => {
    const link = problem('link/broken-anchor', '/sections/0/props/link');
    const config = { file: 'site.config.json' };
    expect(toldOf(link, problem('schema/site', '/layout/after', config))).toEqual(['schema/site']);
    expect(toldOf(link, problem('schema/site', '/layout', { ...config, missing: 'after' }))).toEqual([
      'schema/site',
    ]);
    expect(toldOf(link, problem('schema/site', '/name', config))).toHaveLength(2);
  });

  it('a section that the layout may not have is not held against the pages', () => {
    const wrong = problem('schema/section-not-allowed-here', '/layout/after/1', { file: 'site.config.json' });
    const twice = problem('schema/duplicate-id', '/sections/0/id');
    expect(toldOf(wrong, twice)).toEqual(['schema/section-not-allowed-here']);
    expect(toldOf(twice)).toEqual(['schema/duplicate-id']);
  });

  it('a picture whose file is wrong is not also told as too small', () => {
    const file = problem('media/format', '/sections/0/props/image/src', { severity: 'warning' });
    const small = problem('media/too-small', '/sections/0/props/image', { severity: 'warning' });
    expect(toldOf(file, small)).toEqual(['media/format']);
    expect(toldOf(small)).toEqual(['media/too-small']);
  });

  it('a copied page is told once', () => {
    const words = [
      problem('seo/duplicate-title', '/meta/title', { severity: 'warning' }),
      problem('seo/duplicate-description', '/meta/description', { severity: 'warning' }),
      problem('content/duplicate-order', '/order', { severity: 'warning' }),
    ];
    expect(toldOf(...words)).toEqual(['seo/duplicate-title']);
    const other = problem('content/copied-page', '/sections/0/props/title', { severity: 'warning' });
    const names = problem('i18n/inline-mismatch', '/meta/title', { severity: 'warning' });
    const spanish = { file: 'locales/es.json', page: '', severity: 'warning' } as const;
    const stale = problem('i18n/stale', '/about/title', {
      ...spanish,
      origin: { file: names.file, pointer: '/meta/title' },
    });
    const title = problem('seo/duplicate-title', '/about/title', spanish);
    expect(toldOf(...words, other, names, stale, title)).toEqual(['content/copied-page']);
    const copy = problem('schema/duplicate-id', '/id', { file: 'pages/about copy.json' });
    expect(toldOf(copy, ...words)).toEqual(['schema/duplicate-id']);
  });

  it('a page in languages that do not exist is not asked how to switch', () => {
    expect(
      toldOf(problem('route/missing-locale', '/locales'), problem('route/asymmetric', '/paths/es')),
    ).toEqual(['route/missing-locale']);
  });

  it('a name of the words that cannot be one is told there alone', () => {
    const words = { file: 'locales/es.json' };
    const name = problem('schema/locale', '/about/título', { ...words, at: 'key' });
    const missing = problem('i18n/missing-translation', '/about', words);
    const extra = problem('i18n/extra-key', '/about/título', { ...words, severity: 'warning' });
    expect(toldOf(name, missing, extra)).toEqual(['schema/locale']);
  });

  it('a group that looks moved follows from a name with a point beside it, and not from one of another group', () => {
    const words = { file: 'locales/en.json' };
    const name = problem('schema/locale', '/home/hero.title', { ...words, at: 'key' });
    const moved = (pointer: string) =>
      problem('i18n/moved-group', pointer, { ...words, severity: 'warning' });
    expect(toldOf(name, moved('/home/hero'))).toEqual(['schema/locale']);
    expect(toldOf(name, moved('/homepage'))).toContain('i18n/moved-group');
  });

  it('of a file that holds no page', () => {
    for (const value of [[], {}, 'text', null])
      expect(placesAfter({ 'pages/lost.json': value })).toContain('schema/page pages/lost.json#');
    expect(
      placesAfter({ 'pages/lost.json': [] }).filter((place) => place.includes('lost.json')),
    ).toHaveLength(1);
  });

  it('of a section that is empty, and to which a link leads', () => {
    const changes = { 'pages/about.json#/sections/0': {} };
    expect(placesAfter(changes)).toEqual(['schema/page pages/about.json#/sections/0']);
  });

  it('of a file that cannot be read, which is told as that', () => {
    const unread = problem('json/syntax', '');
    expect(toldOf(unread, problem('schema/page', ''))).toContain('json/syntax');
  });
});
