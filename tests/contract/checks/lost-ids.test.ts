import { rename } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inOneLine } from '../../../scripts/json-text/in-one-line.ts';
import { contentCommand } from '../commands/content-command.ts';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();
const found = () => problemsSinceCommit(site());
const only = (told: string) => onlyProblem(site(), told);

const setNames = (file: string, names: object) =>
  site().edit<object>(file, (page) => Object.assign(page, names));

describe('a page that is renamed together with its id while other files name it as before', () => {
  it.each<[check: string, from: string, to: string, names: { id: string; path?: string }]>([
    ['ref/missing-entry', 'rewards', 'perks', { id: 'perks' }],
    ['ref/missing-entry', 'rewards', 'reward', { id: 'reward' }],
    ['ref/missing-entry', 'about-us', 'our-story', { id: 'our-story', path: '/our-story' }],
    ['ref/unknown-entry', 'solutions/marketplace', 'solutions/market', { id: 'market' }],
    ['ref/collection-folder', 'solutions/marketplace', 'market', { id: 'market' }],
  ])('is told once where it is now: %s %s %s', async (...[check, from, to, names]) => {
    const [former, now] = [`pages/${from}.json`, `pages/${to}.json`];
    const { id, path }: { id: string; path?: string } = JSON.parse(await site().read(former));
    const moved = async () => {
      await rename(site().file(former), site().file(now));
      await setNames(now, names);
    };
    const putBack = async () => {
      await rename(site().file(now), site().file(former));
      await setNames(former, { id, ...(names.path && { path }) });
      expect(await found()).toEqual([]);
    };
    await moved();
    const message = await only(`${check} ${now}`);
    const andPath = names.path === undefined ? '' : ` and "path": "${path}"`;
    expect(message).toContain(`Call the file ${former} again, and write "id": "${id}"${andPath} in it.`);
    await putBack();
    const [, command = ''] = message.split('everywhere: npm run content -- ');
    expect(command.split(' ').slice(0, 4).join(' ')).toBe(`rename page ${id} ${names.id}`);
    git('reset', '--hard', '--quiet');
    expect(await contentCommand(site(), command)).toMatchObject({ code: 0 });
    expect(await found()).toEqual([]);
  });
});

it('a page that is renamed onto the id of another is told once, and asked for a name of its own', async () => {
  await rename(site().file('pages/rewards.json'), site().file('pages/marketplace.json'));
  await setNames('pages/marketplace.json', { id: 'marketplace' });
  const message = await only('schema/duplicate-id pages/marketplace.json');
  expect(message).toMatch(
    /Call the file pages\/rewards\.json again, and write "id": "rewards" in it\. Another page is called "marketplace" already\..*rename page rewards <new id>$/,
  );
});

describe('an id that is another one’s, too', () => {
  it.each([
    ['solutions/travel', '"id": "travel"', '"id": "home"'],
    ['newsletter-confirm', '"id": "newsletter-confirm"', '"id": "pay"'],
  ])('is asked for as the file of its page is called: %s', async (page, own, wrong) => {
    const file = `pages/${page}.json`;
    await site().replace(file, own, wrong);
    const [name] = page.split('/').slice(-1);
    expect(await only(`schema/duplicate-id ${file}`)).toMatch(new RegExp(`Did you mean "${name}"\\?$`));
  });

  it.each([
    [
      'schema/duplicate-id',
      'rewards',
      '"id": "hero"',
      '"id": "categories"',
      'this was "hero": if you did not mean to change it, write that again.',
    ],
    [
      'schema/duplicate-id',
      'home',
      '"id": "impact"',
      '"id": "why"',
      'this was "impact": if you did not mean to change it, write that again.',
    ],
    [
      'schema/duplicate-id',
      'about-us',
      '"key": "supply"',
      '"key": "design"',
      'this was "supply": if you did not mean to change it, write that again.',
    ],
    [
      'route/duplicate',
      'rewards',
      '"path": "/rewards"',
      '"path": "/contact"',
      'this was "/rewards": if you did not mean to change it, write that again.',
    ],
  ])('is told with what it was: %s of %s', async (...[check, page, own, wrong, was]) => {
    await site().replace(`pages/${page}.json`, own, wrong);
    expect(await only(`${check} pages/${page}.json`)).toContain(`At the last commit ${was}`);
  });
});

describe('a home page with another address', () => {
  it('is asked for the one of the home page, and for no redirect', async () => {
    await site().replace('pages/home.json', '"path": "/"', '"path": "/home"');
    expect(await only('route/no-home pages/home.json')).toContain('write "path": "/".');
  });
});

describe('a group of words that a text was written over', () => {
  it('is told with what it was', async () => {
    let before: unknown;
    type Words = { solutions: { loyalty: { keyFeatures: { screen: unknown } } } };
    await site().edit<Words>('locales/es.json', ({ solutions: { loyalty } }) => {
      before = loyalty.keyFeatures.screen;
      loyalty.keyFeatures.screen = 'Hola';
    });
    const message = await only('i18n/type-mismatch locales/es.json');
    expect(message).toContain(`At the last commit this was ${inOneLine(before)}:`);
    expect(message).not.toContain('Write it as there');
  });
});
