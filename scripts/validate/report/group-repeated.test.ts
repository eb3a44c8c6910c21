import { expect, it } from 'vitest';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { groupRepeated } from './group-repeated.ts';

const problem = (file: string, rest: Partial<LocatedProblem> = {}): LocatedProblem => ({
  check: 'ref/missing-icon',
  severity: 'error',
  file,
  pointer: '/icon',
  line: 7,
  column: 1,
  endLine: 7,
  endColumn: 2,
  message: 'Section "write" of page "contact": There is no icon "linkedin".',
  page: 'contact',
  section: 'write',
  ...rest,
});

it('tells what several places name and is gone once, with the other places', () => {
  const { page: _, ...inLayout } = problem('site.config.json', {
    section: 'footer',
    message: 'Section "footer" of the layout: There is no icon "linkedin".',
  });
  const told = groupRepeated([problem('pages/contact.json'), inLayout]);
  expect(told.map(({ message }) => message)).toEqual([
    'Section "write" of page "contact": There is no icon "linkedin". Also at site.config.json:7.',
  ]);
});

it('counts the places when there are many', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => problem(`pages/${name}.json`));
  expect(groupRepeated(many)[0]?.message).toMatch(/Also at pages\/b.json:7, .* and 2 more places\.$/);
});

it('leaves apart what has another cause, another check or can be mended', () => {
  const apart = [
    problem('pages/a.json'),
    problem('pages/b.json', { message: 'Section "write" of page "contact": There is no icon "linkdin".' }),
    problem('pages/c.json', { check: 'link/broken' }),
    problem('pages/d.json', { fix: { set: 'linkedin' } }),
  ];
  expect(groupRepeated(apart)).toEqual(apart);
});

it('tells a file whose name has other letters once, though it is mended at each place', () => {
  const asset = { check: 'ref/missing-asset', fix: { set: '/images/A.svg' } } as const;
  const told = groupRepeated([problem('pages/a.json', asset), problem('pages/b.json', asset)]);
  expect(told.map(({ message }) => message)).toEqual([
    'Section "write" of page "contact": There is no icon "linkedin". Also at pages/b.json:7.',
  ]);
});

it('tells an entry that is gone once, however many sections feature it', () => {
  const gone = {
    check: 'ref/unknown-entry',
    message: 'The collection "solutions" has no entry "pay".',
  } as const;
  const told = groupRepeated([problem('pages/a.json', gone), problem('pages/b.json', gone)]);
  expect(told.map(({ message }) => message)).toEqual([`${gone.message} Also at pages/b.json:7.`]);
});

it('tells at the error what is only a warning in a draft', () => {
  const told = groupRepeated([problem('pages/a.json', { severity: 'warning' }), problem('pages/b.json')]);
  expect(told).toMatchObject([{ severity: 'error', file: 'pages/b.json' }]);
});

it('tells once that files do not name their schema, though each has another way to it', () => {
  const nameless = (file: string, address: string) =>
    problem(file, { check: 'json/schema', missing: '$schema', message: address, fix: { add: address } });
  const told = groupRepeated([
    nameless('pages/a.json', '../s.json'),
    nameless('pages/b/c.json', '../../s.json'),
  ]);
  expect(told.map(({ message }) => message)).toEqual(['../s.json Also at pages/b/c.json:7.']);
});

const stub = (line: number, rest: Partial<LocatedProblem> = {}) =>
  problem('locales/en.json', {
    check: 'i18n/todo-value',
    tells: 'stub',
    line,
    message: `"TODO: Line ${line}." only keeps the place of a text. Write the words, without "TODO:".`,
    ...rest,
  });

it('tells many places of a file that are kept for words as one task, and few one by one', () => {
  const few = [3, 4, 5].map((line) => stub(line));
  expect(groupRepeated(few)).toEqual(few);
  const draft = stub(7, { severity: 'warning' });
  const told = groupRepeated([...few, stub(6), draft, problem('locales/en.json')]);
  expect(told.map(({ message }) => message)).toEqual([
    `${few[0]?.message} The same is to be done with 3 more texts of this file, up to line 6.`,
    draft.message,
    problem('').message,
  ]);
});

it('tells translations that were changed together with their sources as one task, with the command for all', () => {
  const followed = [3, 9].map((line) =>
    stub(line, {
      check: 'i18n/stale',
      tells: 'followed',
      message: 'When it says the same, run: npm run i18n -- accept a b',
    }),
  );
  expect(groupRepeated(followed).map(({ message }) => message)).toEqual([
    'When it says the same, run: "npm run i18n -- accept a b". The same is to be done with one more text of this file, up to line 9.',
  ]);
});
