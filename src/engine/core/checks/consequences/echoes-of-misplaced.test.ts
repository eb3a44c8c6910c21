import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { withoutConsequences } from './without-consequences.ts';

const problem = (check: CheckId, file: string, rest: Partial<Problem> = {}) =>
  problemOfCheck(check, { file, severity: 'warning', ...rest });

const told = (...problems: Problem[]) =>
  withoutConsequences(problems).told.map(({ check, file }) => `${check} ${file}`);

const config = 'site.config.json';
const [en, es] = ['locales/en.json', 'locales/es.json'];

describe('what follows from what is not where it belongs is not told', () => {
  it('how the texts of a moved group are written', () => {
    const moved = problem('i18n/moved-group', es, { severity: 'error', pointer: '/es' });
    const inside = problem('i18n/wrong-script-or-language', es, { pointer: '/es/home/title' });
    const beside = problem('i18n/edge-space', es, { pointer: '/esta' });
    expect(told(moved, inside, beside)).toEqual([`i18n/moved-group ${es}`, `i18n/edge-space ${es}`]);
  });

  it('that a group and a text are each the other, when they are in each other’s place', () => {
    const group = { severity: 'error' as const, pointer: '/a/text', named: { groups: ['a.meta'] } };
    const kind = (pointer: string) => problem('i18n/type-mismatch', es, { severity: 'error', pointer });
    const back = { severity: 'error' as const, pointer: '/a/meta', named: { groups: ['a.text'] } };
    const text = problem('i18n/moved-group', es, back);
    expect(
      told(problem('i18n/moved-group', es, group), kind('/a/text'), kind('/a/meta'), text, kind('/b')),
    ).toEqual([`i18n/moved-group ${es}`, `i18n/type-mismatch ${es}`]);
  });

  it('what its neighbors seem to mean when the property is missing that is called as a text and its group', () => {
    const origin = { file: en, pointer: '/contact/form/title' };
    const named = problem('i18n/misplaced-key', 'pages/contact.json', { pointer: '/title', origin });
    const left = problem('i18n/unused-key', en, { pointer: '/contact/form/title' });
    const missing = problem('schema/section-props', 'pages/contact.json', { missing: 'formTitle' });
    expect(told(named, left)).toEqual(['i18n/misplaced-key pages/contact.json']);
    expect(told(named, left, missing)).not.toContain('i18n/misplaced-key pages/contact.json');
  });

  it('which text belongs in a place, when an error may have lost it, but not when that is elsewhere', () => {
    const origin = { file: en, pointer: '/contact/title' };
    const shownBeside = ['pages/contact.json'];
    const named = problem('i18n/misplaced-key', 'pages/contact.json', { origin, shownBeside });
    const left = problem('i18n/unused-key', en, { pointer: origin.pointer, shownBeside });
    const error = (file: string) =>
      problem('schema/section-props', file, { severity: 'error', pointer: '/sections/0/props/text' });
    expect(told(named, left, error('pages/contact.json'))).not.toContain(
      'i18n/misplaced-key pages/contact.json',
    );
    expect(told(named, left, error('pages/home.json'))).toContain('i18n/misplaced-key pages/contact.json');
  });

  it('that two parts of a page have one title, which one of them has from elsewhere', () => {
    const origin = { file: en, pointer: '/home/hero/title' };
    const page = 'home';
    const named = problem('i18n/misplaced-key', 'pages/home.json', { page, origin });
    const left = problem('i18n/unused-key', en, { pointer: origin.pointer });
    const label = problem('a11y/duplicate-landmark-label', 'pages/home.json', {
      page,
      pointer: '/sections/2',
    });
    expect(told(named, left, label)).toEqual(['i18n/misplaced-key pages/home.json']);
  });

  it('how long two texts of search results are that were exchanged, whether git knows of it or not', () => {
    const at = { page: 'contact', pointer: '/meta/title' };
    const exchanged = problem('i18n/misplaced-key', 'pages/contact.json', {
      ...at,
      also: ['/meta/description'],
    });
    const long = problem('seo/length', en, { page: 'contact', pointer: '/contact/description' });
    const remark = problem('content/exchanged-value', 'pages/contact.json', { ...at, severity: 'info' });
    expect(told(exchanged, long, remark)).not.toContain(`seo/length ${en}`);
    expect(told(exchanged, long, remark)).toContain('i18n/misplaced-key pages/contact.json');
  });

  it('what is said of a file with the words of another, and of what is held against it', () => {
    const wrong = problem('i18n/wrong-file', en, { severity: 'error' });
    const stale = problem('i18n/stale', es, { origin: { file: en, pointer: '/a' } });
    const page = problem('route/duplicate', 'pages/home.json');
    expect(told(wrong, stale, problem('seo/length', en), page)).toEqual([
      `i18n/wrong-file ${en}`,
      'route/duplicate pages/home.json',
    ]);
  });

  it('what is said only of a language that is not translated yet, and not of others', () => {
    const wrong = problem('i18n/wrong-file', es);
    expect(
      told(wrong, problem('i18n/identical-to-source', es), problem('i18n/unused-key', en, { pointer: '/a' })),
    ).toEqual([`i18n/wrong-file ${es}`, `i18n/unused-key ${en}`]);
  });

  it('but what keeps a site from being built, also of a language that is not translated yet', () => {
    const absent = problem('i18n/missing-translation', es, { severity: 'error', missing: 'title' });
    expect(told(problem('i18n/wrong-file', es), absent)).toEqual([
      `i18n/wrong-file ${es}`,
      `i18n/missing-translation ${es}`,
    ]);
  });

  it('words of a section that the layout has lost, links to it, and pages that only it led to', () => {
    const lost = problem('ref/lost-section', config, { named: { types: ['top-bar'], groups: ['topBar'] } });
    const words = problem('i18n/unused-key', en, { pointer: '/topBar/title' });
    const link = problem('link/broken-anchor', 'pages/home.json', { named: { sections: ['top-bar'] } });
    expect(told(lost, words, link, problem('ref/orphan-page', 'pages/a.json'))).toEqual([
      `ref/lost-section ${config}`,
    ]);
  });

  it('what lists miss of a page that lies in the wrong folder, and its place among others', () => {
    const stray = problem('ref/collection-folder', 'pages/cup.json', { page: 'cup' });
    const order = problem('content/duplicate-order', 'pages/cup.json', { page: 'cup', missing: 'order' });
    const entry = problem('ref/unknown-entry', 'pages/home.json', {
      page: 'home',
      named: { pages: ['cup'] },
    });
    const other = { ...entry, named: { pages: ['mug'] } };
    const address = problem('route/reserved', 'pages/cup.json', { page: 'cup' });
    expect(told(stray, order, entry, other, address)).toEqual([
      'ref/collection-folder pages/cup.json',
      'ref/unknown-entry pages/home.json',
    ]);
  });
});
