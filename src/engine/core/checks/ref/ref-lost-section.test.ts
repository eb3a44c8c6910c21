import { expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { tinySite } from '../testing/tiny-site.ts';

const bar = ({ schemas }: ReturnType<typeof tinySite>) => ({
  ...schemas['sections/banner.schema.json'],
  'x-enabledOn': ['layout.before'],
});

/** What is told of a site whose layout may have bars, and whose locale files have words of that name. */
const told = (words: string, changes = {}) => {
  const site = tinySite({ [`locales/en.json#/${words}`]: { title: 'Cups' }, ...changes });
  const schemas = {
    ...site.schemas,
    ...Object.fromEntries(['top-bar', 'side-bar'].map((type) => [`sections/${type}.schema.json`, bar(site)])),
  };
  return checkSite({ ...site, schemas }).filter(({ check }) => !check.startsWith('schema/'));
};

it('ref/lost-section tells of a section of the layout that has left its words behind, at its place', () => {
  expect(told('topBar')).toMatchObject([
    { check: 'ref/lost-section', severity: 'warning', file: 'site.config.json', pointer: '/layout/before' },
  ]);
});

it('ref/lost-section is an error while links lead to the section', () => {
  const link = { 'pages/home.json#/sections/0/props/button/link': 'page:about#top-bar' };
  expect(told('topBar', link)).toMatchObject([{ check: 'ref/lost-section', severity: 'error' }]);
});

it('ref/lost-section says nothing of a section that has no words', () => {
  expect(told('bar').map(({ check }) => check)).toEqual(['i18n/unused-key']);
});

it('ref/lost-section tells once of sections that one list has lost together', () => {
  const [problem, ...others] = told('topBar', { 'locales/en.json#/sideBar': { title: 'Cups' } });
  expect(others).toEqual([]);
  expect(problem?.message).toMatch(
    /^The layout has no sections "top-bar" and "side-bar", but .* under "topBar" and "sideBar"\./,
  );
});
