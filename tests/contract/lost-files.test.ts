import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepValidators } from '../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../scripts/validate/validate-site.ts';
import { project } from '../command.ts';
import { gitIn } from '../git-in.ts';
import { copySite, type SiteCopy } from '../site-copy.ts';
import { content } from './content-command.ts';

const validators = keepValidators();
const lockFile = 'translations.lock.json';
let site: SiteCopy;

const git = (...args: string[]) => gitIn(site.root, ...args);

const put = (from: string, to: string) => cp(site.file(from), site.file(to));

const exchange = async (one: string, other: string) => {
  const [first, second] = [await site.read(one), await site.read(other)];
  await site.write(one, second);
  await site.write(other, first);
};

const found = async () =>
  (await validateSite(site.root, { validators, since: 'HEAD' })).problems.map((problem) => {
    const { check, file, message, fix } = problem;
    return { told: `${check} ${file}`, message, fix };
  });

/** Expects one problem, which nothing but a person mends, and returns its message. */
const only = async (told: string): Promise<string> => {
  const problems = await found();
  expect(problems).toMatchObject([{ told, fix: undefined }]);
  return problems[0]?.message ?? '';
};

beforeAll(async () => {
  site = await copySite(project);
  await cp(path.join(project, lockFile), site.file(lockFile));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
});

afterEach(() => {
  git('reset', '--hard', '--quiet');
  git('clean', '-fdq');
});

afterAll(() => site.remove());

describe('a file of a page that is gone while something needs it', () => {
  it.each([
    ['ref/missing-entry', 'pages/about-us.json', 'delete page about-us'],
    ['ref/unknown-entry', 'pages/solutions/marketplace.json', 'delete entry marketplace'],
    ['i18n/extra-key', 'pages/solutions/pay.json', 'delete entry pay'],
  ])('is told once at itself: %s %s', async (check, file, command) => {
    await rm(site.file(file));
    const message = await only(`${check} ${file}`);
    expect(message).toContain(`Take it back: git checkout HEAD -- ${file}.`);
    expect(message).toMatch(new RegExp(`take it back and run: npm run content -- ${command}$`));
  });

  it('is no fault when nothing needs it, or when its page has a new name everywhere', async () => {
    expect(await content(site, 'delete entry pay --redirect solutions')).toMatchObject({ code: 0 });
    expect((await found()).filter(({ message }) => message.includes('Take it back'))).toEqual([]);
    git('reset', '--hard', '--quiet');
    expect(await content(site, 'rename page about-us our-story')).toMatchObject({ code: 0 });
    expect(await found()).toEqual([]);
  });
});

describe('a picture that is gone while pages show it', () => {
  const sun = 'public/images/objects/sun.svg';
  const move = (from: string, to: string) => rename(site.file(from), site.file(to));

  it('is told once at itself', async () => {
    await rm(site.file(sun));
    expect(await only(`ref/missing-asset ${sun}`)).toContain(`Take it back: git checkout HEAD -- ${sun}`);
  });

  it.each([
    ['public/images/objects/sol.svg', `Call it ${sun} again.`],
    ['public/images/sun.svg', `Move it back to ${sun}.`],
    ['public/images/objects/Sun.svg', `Call it ${sun} again.`],
  ])('is told where its content is now: %s', async (to, remedy) => {
    await move(sun, to);
    expect(await only(`ref/missing-asset ${to}`)).toContain(remedy);
  });

  it('is told with its whole folder', async () => {
    await move('public/images/objects', 'public/images/things');
    expect(await only('ref/missing-asset public/images/things')).toContain(
      'Call it public/images/objects again',
    );
    git('reset', '--hard', '--quiet');
    await rm(site.file('public'), { recursive: true });
    expect(await only('ref/missing-asset public')).toContain('git checkout HEAD -- public');
  });

  it('is missed where it was shown when only the place is gone', async () => {
    await site.replace(
      'pages/about-us.json',
      '"t:about.hero.text",\n        "art": { "src": "/images/about-rings.svg" }',
      '"t:about.hero.text"',
    );
    expect(await only('ref/orphan-asset pages/about-us.json')).toContain(
      'What showed "/images/about-rings.svg" here',
    );
  });
});

describe('rows of a group that are shifted, and signs that are replaced everywhere', () => {
  const shift = (texts: Record<string, string>) => {
    const words = Object.values(texts);
    for (const [index, name] of Object.keys(texts).entries())
      texts[name] = words[(index + 1) % words.length] ?? '';
  };

  it.each(['es', 'en'])('are one problem in %s', async (locale) => {
    await site.edit(
      `locales/${locale}.json`,
      ({ contact }: { contact: { validation: Record<string, string> } }) => shift(contact.validation),
    );
    expect(await only(`i18n/shifted-rows locales/${locale}.json`)).toContain('"contact.validation"');
  });

  it('are one problem when they are apostrophes', async () => {
    await site.write('locales/en.json', (await site.read('locales/en.json')).replaceAll('’', "'"));
    expect(await only('i18n/stale locales/en.json')).toMatch(/^\d+ texts have ' or "/);
  });
});

describe('a file that is called otherwise', () => {
  it.each([
    ['ref/page-name', 'pages/about-us.json', 'pages/aout-us.json'],
    ['ref/page-name', 'pages/solutions/pay.json', 'pages/solutions/py.json'],
    ['config/locales', 'locales/en.json', 'locales/en-MX.json'],
    ['config/locales', 'locales/es.json', 'locales/es.jsn'],
  ])('gets its name back: %s %s', async (check, file, slip) => {
    await rename(site.file(file), site.file(slip));
    const isOfPage = file.startsWith('pages/');
    expect(await only(`${check} ${slip}`)).toMatch(
      isOfPage ? `Call the file ${file} again.` : `call it ${file} again.`,
    );
  });
});

describe('a file that another was saved over', () => {
  it.each([
    ['ref/missing-entry', 'pages/about-us.json', 'pages/partner-with-us.json'],
    ['schema/duplicate-id', 'pages/newsletter-unsubscribe.json', 'pages/rewards.json'],
    ['schema/duplicate-id', 'pages/solutions/pay.json', 'pages/solutions/share.json'],
    ['ref/missing-entry', 'pages/home.json', 'pages/about-us.json'],
    ['schema/site', 'site.config.json', 'pages/home.json'],
  ])('is told once at itself: %s %s', async (check, file, other) => {
    await put(other, file);
    expect(await only(`${check} ${file}`)).toMatch(
      new RegExp(`Take (it|them) back: git checkout HEAD -- ${file}$`),
    );
  });

  it.each([
    ['is empty', ''],
    ['is a web page', '<!doctype html>\n<html></html>\n'],
  ])('%s', async (what, text) => {
    await site.write('pages/rewards.json', text);
    expect(await only('json/syntax pages/rewards.json')).toContain(`This file ${what}`);
  });

  it.each([
    ['pages/solutions/promotions.json', 'pages/solutions/travel.json'],
    ['pages/about-us.json', 'pages/rewards.json'],
  ])('is exchanged with it: %s', async (one, other) => {
    await exchange(one, other);
    const [problem, ...others] = await found();
    expect(others).toEqual([]);
    expect(problem?.message).toContain(`Take both back: git checkout HEAD -- ${one} ${other}`);
  });

  it('may have another id alone', async () => {
    const setId = (file: string, id: string) =>
      site.edit(file, (page: { id: string }) => Object.assign(page, { id }));
    await setId('pages/solutions/travel.json', 'promotions');
    await setId('pages/solutions/promotions.json', 'travel');
    expect(await only('ref/page-name pages/solutions/promotions.json')).toContain('Exchange the two ids.');
  });
});

describe('a file of words that another language was saved over', () => {
  it.each([
    ['es', 'en'],
    ['en', 'es'],
  ])('is told at itself, and taken back: %s over %s', async (from, to) => {
    await put(`locales/${from}.json`, `locales/${to}.json`);
    expect(await only(`i18n/wrong-file locales/${to}.json`)).toBe(
      `The words of this file are in "${from}", and should be in "${to}". It seems to be overwritten. Take it back: git checkout HEAD -- locales/${to}.json`,
    );
  });
});

describe('a place in lists that two entries have', () => {
  it('is told at the one that was given it since the commit', async () => {
    await site.edit('pages/solutions/marketplace.json', (page: { order: number }) =>
      Object.assign(page, { order: 20 }),
    );
    expect(await only('content/duplicate-order pages/solutions/marketplace.json')).toContain(
      'pages/solutions/travel.json has the place 20 too.',
    );
  });
});

describe('a text that another was put in the place of', () => {
  const replace = async (file: string, from: string, to: string) => {
    const text = await site.read(file);
    expect(text).toContain(from);
    await site.write(
      file,
      text.replace(from, () => to),
    );
  };

  it('is asked for where it stood, when the other stands elsewhere as well', async () => {
    await replace('site.config.json', '"t:header.talk"', '"t:header.contact"');
    expect(await only('i18n/misplaced-key site.config.json')).toContain('Write "t:header.talk" again');
  });

  it('is asked for with the words that stood behind it', async () => {
    const file = 'pages/solutions/marketplace.json';
    const screen = 't:solutions.marketplace.keyFeatures.screen';
    await replace(file, `${screen}.watch.name|Watch`, `${screen}.lamp.name|Lamp`);
    expect(await only(`i18n/misplaced-key ${file}`)).toContain(`Did you mean "${screen}.watch.name|Watch"?`);
  });
});

type Section = { type: string; props: Record<string, unknown> };
type Config = { layout: Record<'before' | 'after', Section[]> };

describe('a part of the layout that is gone while its words are left', () => {
  const edit = (change: (layout: Config['layout']) => void) =>
    site.edit<Config>('site.config.json', ({ layout }) => change(layout));

  it.each<[string, (layout: Config['layout']) => void]>([
    [
      'a section',
      (layout) =>
        layout.before.splice(
          layout.before.findIndex(({ type }) => type === 'consent'),
          1,
        ),
    ],
    [
      'an entry of the menu',
      ({ before }) => {
        for (const { props } of before)
          if (Array.isArray(props.items))
            props.items = props.items.filter(({ label }) => label !== 't:header.rewards');
      },
    ],
    ['a form', ({ after }) => after.map(({ props }) => delete props.newsletter)],
  ])('is missed once where it was: %s', async (_, change) => {
    await edit(change);
    const problems = await found();
    expect(problems).toMatchObject([
      { told: expect.stringMatching(/key site\.config\.json$/), fix: undefined },
    ]);
    expect(problems[0]?.message).toMatch(
      /stood (here|behind this) at the last commit is gone, and nothing else shows its/,
    );
  });
});

type Lock = Record<string, Record<string, unknown>>;

describe('a lock file that has changed alone', () => {
  const edit = (change: (lock: Lock) => void) => site.edit<Lock>(lockFile, change);

  it('is told once at itself, and not at the words', async () => {
    await edit(({ es = {} }) => Object.assign(es, { 'rewards.hero.title': es['rewards.hero.text'] }));
    expect(await only(`i18n/stale ${lockFile}`)).toContain(`git checkout HEAD -- ${lockFile}`);
    git('reset', '--hard', '--quiet');
    await edit((lock) => {
      delete lock.es;
    });
    expect(await only(`i18n/unrecorded ${lockFile}`)).toContain(`git checkout HEAD -- ${lockFile}`);
  });

  it('does not hide that words have changed which it knew', async () => {
    await site.edit('locales/en.json', ({ rewards }: { rewards: { hero: { title: string } } }) =>
      Object.assign(rewards.hero, { title: 'Rewards that are worth it' }),
    );
    git('commit', '--quiet', '--all', '--message', 'Words');
    await edit(({ es = {} }) => {
      delete es['rewards.hero.text'];
    });
    expect((await found()).map(({ told }) => told).sort()).toEqual([
      'i18n/stale locales/es.json',
      `i18n/unrecorded ${lockFile}`,
    ]);
  });
});
