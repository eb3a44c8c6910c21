import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { withoutConsequences } from './without-consequences.ts';

const [home, config, en] = ['pages/home.json', 'site.config.json', 'locales/en.json'];

const problem = (check: CheckId, pointer: string, rest: Partial<Problem> = {}) =>
  problemOfCheck(check, { file: home, pointer, ...rest });

const told = (...problems: Problem[]) => withoutConsequences(problems).told.map(({ check }) => check);

const warning = { severity: 'warning' } as const;
const unused = (pointer: string) => problem('i18n/unused-key', pointer, { file: en, ...warning });

describe('what follows from a fault is not told', () => {
  it('that a value breaks its schema, when a check of its own says why', () => {
    expect(told(problem('schema/page', '/kind'), problem('form/fields', '/kind'))).toEqual(['form/fields']);
    expect(told(problem('schema/page', '/kind'), problem('form/fields', '/other'))).toHaveLength(2);
  });

  it('what a setting had better not be, when its schema refuses it', () => {
    const refused = problem('schema/site', '/origin', { file: config });
    expect(told(problem('config/env', '/origin', { file: config, ...warning }), refused)).toEqual([
      'schema/site',
    ]);
  });

  it('that a key is unused, which a misspelt one means or a missing property would name', () => {
    const misspelt = problem('i18n/missing-key', '/title', { suggestion: 't:home.title|Cups' });
    expect(told(unused('/home/title'), misspelt)).toEqual(['i18n/missing-key']);
    const missing = problem('schema/section-props', '/sections/0/props', { missing: 'title' });
    expect(told(unused('/home/title'), missing)).toEqual(['schema/section-props']);
  });

  it('that a page shows a text no more, where words without a key stand on it', () => {
    const left = (page: string) => problem('i18n/unused-key', '/sections', { page, ...warning });
    const words = problem('i18n/inline-literal', '/sections/0/props/title', { page: 'home', ...warning });
    expect(told(left('home'), words)).toEqual(['i18n/inline-literal']);
    expect(told(left('about'), words)).toHaveLength(2);
  });

  it('that words are left over, as long as any page is faulty: it may be the place that should name them', () => {
    expect(told(unused('/home/title'), problem('schema/section-props', '/link'))).toEqual([
      'schema/section-props',
    ]);
    expect(told(unused('/home/title'), problem('i18n/html', '/home/text', { file: en }))).toHaveLength(2);
  });

  it('but not on another page than those which show the words beside them, or in another part of the frame', () => {
    const left = (...shownBeside: string[]) => ({ ...unused('/home/title'), shownBeside });
    const inHeader = `${config}\n/layout/before/0`;
    const wrong = (file: string, pointer: string) => problem('schema/section-props', pointer, { file });
    expect(told(left(home), wrong(home, '/sections/0/props/link'))).toHaveLength(1);
    expect(told(left(home), wrong('pages/about.json', '/sections/0/props/link'))).toHaveLength(2);
    expect(told(left(inHeader), wrong(config, '/layout/before/0/props/link'))).toHaveLength(1);
    expect(told(left(inHeader), wrong(config, '/layout/after/0/props/link'))).toHaveLength(2);
    // A page or a part of the frame that is lost as a whole may have had any words.
    expect(told(left(home), wrong('pages/about.json', '/sections'))).toHaveLength(1);
    expect(told(left(home), wrong(config, '/layout/after/0/props'))).toHaveLength(1);
    // A setting shows none.
    expect(told(left(home), wrong(config, '/collections/solutions/notFound'))).toHaveLength(2);
    // A new text was never shown anywhere.
    expect(told(left(), wrong(home, '/sections/0/props/link'))).toHaveLength(2);
  });

  it('what a form lacks, when one of its fields is not whole', () => {
    const broken = problem('schema/section-props', '/fields/0/name');
    expect(told(problem('form/fields', '/fields/0', warning), broken)).toEqual(['schema/section-props']);
  });

  it('how a page looks in search results, when it is faulty; of another page it is told', () => {
    const look = (page: string) => problem('seo/length', '/meta/title', { page, ...warning });
    expect(told(look('home'), problem('schema/section-props', '/link', { page: 'home' }))).toEqual([
      'schema/section-props',
    ]);
    expect(told(look('about'), problem('schema/section-props', '/link', { page: 'home' }))).toHaveLength(2);
  });

  it('where a page of a copied id lies, and what address it takes', () => {
    const copy = problem('schema/duplicate-id', '/id', { page: 'home' });
    expect(told(problem('route/duplicate', '/path'), copy)).toEqual(['schema/duplicate-id']);
  });

  it('that texts are surplus below a group that should be a text', () => {
    const kind = problem('i18n/type-mismatch', '/home/title', { file: en });
    expect(told(kind, unused('/home/title/more'))).toEqual(['i18n/type-mismatch']);
    expect(told(kind, unused('/home/titles'))).toHaveLength(2);
  });
});
