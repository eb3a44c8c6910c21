import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { placesAfter } from '../testing/tiny-site.ts';
import { withoutConsequences } from './without-consequences.ts';

const problem = (check: CheckId, pointer: string, more: Partial<Problem> = {}) =>
  problemOfCheck(check, { pointer, file: 'pages/about.json', page: 'about', ...more });

const warning = (check: CheckId, pointer: string, more: Partial<Problem> = {}) =>
  problem(check, pointer, { severity: 'warning', ...more });

const inFrame = (check: CheckId, pointer: string, more: Partial<Problem> = {}) =>
  problem(check, pointer, { file: 'site.config.json', ...more });

const inWords = (check: CheckId, pointer: string, more: Partial<Problem> = {}) =>
  problem(check, pointer, { file: 'locales/es.json', page: '', ...more });

const taken = problem('route/duplicate', '/paths/es');
const bare = problem('route/suffix-collision', '/paths/es');
const noHome = problem('route/no-home', '/path');
const takenId = problem('ref/missing-entry', '/id');
const status = problem('route/not-found-status', '');
const anchor = problem('link/broken-anchor', '/sections/0/props/link');
const twice = problem('schema/duplicate-id', '/sections/0/id');
const small = warning('media/too-small', '/sections/0/props/image');
const likeTitle = warning('seo/duplicate-title', '/meta/title');
const ofCopy = [
  warning('seo/duplicate-description', '/meta/description'),
  warning('content/duplicate-order', '/order'),
];
const wrongName = inWords('schema/locale', '/home/hero.title', { at: 'key' });
const past = problem('content/date-window', '/unpublishAt', { severity: 'info' });
const headingOfDraft = warning('a11y/main-heading', '/sections/0/draft');

it.each<[why: string, told: Problem[], heldBack: Problem[]]>([
  ['an address that lacks its suffix is not also told as taken', [bare], [taken]],
  ['an address that lacks its suffix may be no address', [problem('route/bad-path', '/paths/es')], [bare]],
  ['an address that is taken is told', [taken], []],
  [
    'a page that has the name of the one for what does not exist need not answer as that',
    [takenId],
    [status],
  ],
  ['the page for what does not exist has to answer as that', [status], []],
  ['another page has to answer as that', [takenId, { ...status, file: 'pages/lost.json' }], []],
  [
    'an id that is among the props of its section leaves no place for links',
    [inFrame('schema/section-props', '/layout/after/0/props/id')],
    [anchor],
  ],
  [
    'an id with a space is told by how it is written',
    [problem('schema/site', '/layout/after/0/id')],
    [warning('ref/misspelt-id', '/layout/after/0/id')],
  ],
  [
    'a name with a space is told by how it is written',
    [warning('i18n/edge-space', '/names/1')],
    [warning('i18n/identical-to-source', '/names/1')],
  ],
  ['a home page whose address is none is told at that', [problem('route/bad-path', '/path')], [noHome]],
  ['a site without a home page is told', [noHome], []],
  ['a mere warning hides no lost home page', [noHome, warning('redirect/missing-after-rename', '/path')], []],
  [
    'a section whose "id" is misspelt is no lost place of links',
    [problem('config/unknown-option', '/layout/after/0/vd', { at: 'key', suggestion: 'id' })],
    [anchor],
  ],
  ['sections that cannot be read are no lost places', [inFrame('schema/site', '/layout/after')], [anchor]],
  [
    'sections that are gone are no lost places',
    [inFrame('schema/site', '/layout', { missing: 'after' })],
    [anchor],
  ],
  ['another setting has no places of links', [inFrame('schema/site', '/name'), anchor], []],
  [
    'a section that the layout may not have is not held against the pages',
    [inFrame('schema/section-not-allowed-here', '/layout/after/1')],
    [twice],
  ],
  ['an id that stands twice is told', [twice], []],
  [
    'a picture whose file is wrong is not also told as too small',
    [warning('media/format', '/sections/0/props/image/src')],
    [small],
  ],
  ['a picture that is too small is told', [small], []],
  ['pages of one title are told once', [likeTitle], ofCopy],
  [
    'a copied page is told once',
    [warning('content/copied-page', '/sections/0/props/title')],
    [
      likeTitle,
      ...ofCopy,
      warning('i18n/inline-mismatch', '/meta/title'),
      inWords('i18n/stale', '/about/title', {
        severity: 'warning',
        origin: { file: 'pages/about.json', pointer: '/meta/title' },
      }),
      inWords('seo/duplicate-title', '/about/title', { severity: 'warning' }),
    ],
  ],
  [
    'the file of a copied page is told once',
    [problem('schema/duplicate-id', '/id', { file: 'pages/about copy.json' })],
    [likeTitle, ...ofCopy],
  ],
  [
    'a page in languages that do not exist is not asked how to switch',
    [problem('route/missing-locale', '/locales')],
    [problem('route/asymmetric', '/paths/es')],
  ],
  [
    'a name of the words that cannot be one is told there alone',
    [inWords('schema/locale', '/about/título', { at: 'key' })],
    [
      inWords('i18n/missing-translation', '/about'),
      inWords('i18n/extra-key', '/about/título', { severity: 'warning' }),
    ],
  ],
  [
    'a group that looks moved follows from a name with a point beside it',
    [wrongName],
    [inWords('i18n/moved-group', '/home/hero', { severity: 'warning' })],
  ],
  [
    'a group that looks moved does not follow from a name of another group',
    [wrongName, inWords('i18n/moved-group', '/homepage', { severity: 'warning' })],
    [],
  ],
  [
    'what has had its time is told by what still needs it',
    [problem('link/unpublished', '/unpublishAt')],
    [past],
  ],
  ['what has had its time is told', [past], []],
  [
    'of what is never shown nothing else is told',
    [problem('content/date-window', '/unpublishAt')],
    [problem('schema/choice-missing', '/publishAt')],
  ],
  ['each draft is told for itself', [problem('link/unpublished', '/draft'), headingOfDraft], []],
  [
    'a section that is a draft is told once',
    [problem('link/unpublished', '/sections/0/draft')],
    [headingOfDraft],
  ],
])('%s', (_, told, heldBack) => {
  for (const problems of [
    [...told, ...heldBack],
    [...heldBack, ...told],
  ])
    expect(new Set(withoutConsequences(problems).told)).toEqual(new Set(told));
});

describe('what follows from a fault of a page', () => {
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
    const { told } = withoutConsequences([problem('json/syntax', ''), problem('schema/page', '')]);
    expect(told.map(({ check }) => check)).toContain('json/syntax');
  });
});
