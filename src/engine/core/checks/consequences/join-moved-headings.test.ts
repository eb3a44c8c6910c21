import { expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { joinMovedHeadings } from './join-moved-headings.ts';

const problem = (check: CheckId, file: string, pointer: string) =>
  problemOfCheck(check, { file, pointer, message: `${check} here.`, section: 'confirm' });

const emptied = problem('schema/page', 'pages/confirm.json', '/sections');
const moved = problem('a11y/main-heading', 'pages/about.json', '/sections/4/type');
const other = problem('seo/length', 'pages/about.json', '/meta/title');

it('the only section of a page that was moved to another page is one problem, where it is missing', () => {
  const place = { file: 'pages/about.json', pointer: '/sections/4' };
  expect(joinMovedHeadings([moved, other, emptied])).toEqual([
    other,
    {
      ...emptied,
      message:
        'schema/page here. The section "confirm" of pages/about.json (sections.4) is one too many there, and may belong here: move it back.',
      elsewhere: [place],
      mentions: [place],
    },
  ]);
});

it('so is the section with the main heading', () => {
  const headless = problem('a11y/main-heading', 'pages/confirm.json', '/sections');
  const [told, more] = joinMovedHeadings([moved, headless]);
  expect(told).toMatchObject({ file: 'pages/confirm.json', pointer: '/sections' });
  expect(told?.message).toContain('move it back');
  expect(more).toBeUndefined();
});

it('so is the only section of a page that is of a type which another page has already', () => {
  const second = problem('schema/section-limit', 'pages/about.json', '/sections/4/type');
  const [told, more] = joinMovedHeadings([emptied, second]);
  expect(told).toMatchObject({ check: 'schema/page', file: 'pages/confirm.json' });
  expect(told?.message).toContain('move it back');
  expect(more).toBeUndefined();
});

it('two pages without sections, or two sections too many, are told one by one', () => {
  const pages = [emptied, problem('schema/page', 'pages/home.json', '/sections'), moved];
  expect(joinMovedHeadings(pages)).toEqual(pages);
  const sections = [emptied, moved, problem('a11y/main-heading', 'pages/home.json', '/sections/2/type')];
  expect(joinMovedHeadings(sections)).toEqual(sections);
});
