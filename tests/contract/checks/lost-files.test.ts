import { cp, rename, rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contentCommand } from '../commands/content-command.ts';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();
const found = () => problemsSinceCommit(site());
const only = (told: string) => onlyProblem(site(), told);

const put = (from: string, to: string) => cp(site().file(from), site().file(to));

const exchange = async (one: string, other: string) => {
  const [first, second] = [await site().read(one), await site().read(other)];
  await site().write(one, second);
  await site().write(other, first);
};

describe('a file of a page that is gone while something needs it', () => {
  it.each([
    ['ref/missing-entry', 'pages/about-us.json', 'delete page about-us'],
    ['ref/unknown-entry', 'pages/solutions/marketplace.json', 'delete entry marketplace'],
    ['ref/missing-entry', 'pages/solutions/pay.json', 'delete entry pay'],
  ])('is told once at itself: %s %s', async (check, file, command) => {
    await rm(site().file(file));
    const message = await only(`${check} ${file}`);
    expect(message).toContain(`Take it back: "git checkout HEAD -- ${file}".`);
    expect(message).toMatch(new RegExp(`take it back and run: npm run content -- ${command}$`));
  });

  it('is not to be led to again: of the line of the menu only the words are said to go', async () => {
    const menu = /\s*\{ "label": "t:header\.rewards", "link": "page:rewards" \},/;
    await site().write('site.config.json', (await site().read('site.config.json')).replace(menu, ''));
    expect(await contentCommand(site(), 'delete page rewards --redirect solutions')).toMatchObject({
      code: 0,
    });
    expect(await only('i18n/unused-key locales/en.json')).toBe(
      'No page shows "header.rewards" any more: remove its words too, with "npm run content -- delete key header.rewards".',
    );
  });

  it('is no fault when nothing needs it, or when its page has a new name everywhere', async () => {
    expect(await contentCommand(site(), 'delete entry pay --redirect solutions')).toMatchObject({ code: 0 });
    expect((await found()).filter(({ message }) => message.includes('Take it back'))).toEqual([]);
    git('reset', '--hard', '--quiet');
    expect(await contentCommand(site(), 'rename page about-us our-story')).toMatchObject({ code: 0 });
    expect(await found()).toEqual([]);
  });
});

describe('a file that is called otherwise', () => {
  it.each([
    ['ref/page-name', 'pages/about-us.json', 'pages/aout-us.json'],
    ['ref/page-name', 'pages/solutions/pay.json', 'pages/solutions/py.json'],
    ['config/locales', 'locales/en.json', 'locales/en-MX.json'],
    ['config/locales', 'locales/es.json', 'locales/es.jsn'],
  ])('gets its name back: %s %s', async (check, file, slip) => {
    await rename(site().file(file), site().file(slip));
    const isOfPage = file.startsWith('pages/');
    expect(await only(`${check} ${slip}`)).toMatch(
      isOfPage ? `Call the file ${file} again.` : `call it ${file} again.`,
    );
  });
});

describe('a page that lies where it is not read', () => {
  it.each([
    ['pages/solutions/share.json', 'share.json'],
    ['pages/solutions/share.json', 'pages/solutions/share.json.bak'],
  ])('is told with where it was: %s', async (file, now) => {
    await rename(site().file(file), site().file(now));
    expect(await only(`ref/unread-file ${now}`)).toMatch(
      new RegExp(`(It was|Call it) ${file}.* at the last commit`),
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

  it('is told when another folder would give its page a reserved address', async () => {
    await put('pages/solutions/share.json', 'pages/newsletter-unsubscribe.json');
    await only('schema/duplicate-id pages/newsletter-unsubscribe.json');
    await put('pages/solutions/share.json', 'pages/solution-not-found.json');
    git('checkout', '--quiet', 'HEAD', '--', 'pages/newsletter-unsubscribe.json');
    await only('ref/missing-entry pages/solution-not-found.json');
  });

  it.each([
    ['is empty', ''],
    ['is a web page', '<!doctype html>\n<html></html>\n'],
    ['ends in the middle', '{\n  "$schema": '],
  ])('%s', async (what, text) => {
    await site().write('pages/rewards.json', text);
    expect(await only('json/syntax pages/rewards.json')).toContain(`This file ${what}`);
  });

  it('ends in the middle beside another edit, which is not to be lost', async () => {
    const text = await site().read('pages/rewards.json');
    await site().write(
      'pages/rewards.json',
      text.slice(0, 1500).replace('rewards.meta.title', 'rewards.meta.name'),
    );
    expect(await only('json/syntax pages/rewards.json')).toMatch(
      /ends in the middle, .*Copy it from there: git show HEAD:\.\/pages\/rewards\.json$/,
    );
  });

  it.each([
    ['whole', /\n {10}\{\n(?: {12}.*\n)+ {10}\}/],
    ['without its last bracket', /\n {10}\{\n(?: {12}.*\n)+/],
  ])('is not cut off when a part of it was pasted behind its end, %s', async (_, part) => {
    const text = await site().read('pages/about-us.json');
    await site().write('pages/about-us.json', text.trimEnd() + part.exec(text)?.[0]);
    expect(await only('json/syntax pages/about-us.json')).toMatch(
      /^This stands behind the last \}\. Cut it out and paste it into /,
    );
  });

  it.each([
    ['i18n/missing-key', 'locales/en.json'],
    ['i18n/missing-translation', 'locales/es.json'],
    ['schema/page', 'pages/rewards.json'],
  ])('holds nothing: %s %s', async (check, file) => {
    await site().write(file, '{}\n');
    expect(await only(`${check} ${file}`)).toContain(
      'holds nothing but {}, and what it held at the last commit is gone.',
    );
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
      site().edit(file, (page: { id: string }) => Object.assign(page, { id }));
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

describe('a file of words that a page was saved over', () => {
  it.each(['es', 'en'])('is told at itself, and taken back: %s', async (locale) => {
    const file = `locales/${locale}.json`;
    await put('pages/rewards.json', file);
    expect(await only(`ref/misplaced-file ${file}`)).toBe(
      `This file is a page and holds no words of a language. It seems to be overwritten. Take it back: git checkout HEAD -- ${file}`,
    );
  });
});

describe('a file that has no content any more', () => {
  const told = async (place: string, text: string) => {
    const [, file = ''] = place.split(' ');
    await site().write(file, text);
    const remedy = `, and what it held at the last commit is gone. Take it back: git checkout HEAD -- ${file}`;
    return (await only(place)).replace(remedy, '!');
  };

  it.each(['json/syntax pages/rewards.json', 'json/syntax site.config.json'])(
    'is told: %s',
    async (place) => {
      expect(await told(place, '')).toBe('This file is empty!');
      expect(await told(place, '<!doctype html>\n<html></html>\n')).toBe('This file is a web page!');
    },
  );

  it.each([
    ['schema/page pages/rewards.json', '{}'],
    ['i18n/missing-key locales/en.json', '{}'],
    ['schema/site site.config.json', 'null'],
    ['schema/site site.config.json', '{}'],
    ['schema/site site.config.json', '[]'],
  ])('is told with the little that it has: %s %s', async (place, text) => {
    expect(await told(place, text)).toBe(`This file holds nothing but ${text}!`);
  });

  it.each(['site.config.json', 'pages'])(
    'is taken back when nothing can be checked without: %s',
    async (gone) => {
      await rm(site().file(gone), { recursive: true });
      await expect(found()).rejects.toThrow(
        `Take back that of the last commit: git checkout HEAD -- ${gone}`,
      );
    },
  );
});

it('a page that was moved among the entries of a collection is told with where it lay', async () => {
  const to = 'pages/solutions/contact.json';
  await rename(site().file('pages/contact.json'), site().file(to));
  expect(await only(`ref/collection-folder ${to}`)).toContain(
    'It was pages/contact.json at the last commit: move it back.',
  );
});

describe('a page that is called so that it is not read', () => {
  const file = 'pages/newsletter-confirm.json';
  const renamed = `its name must end in ".json". Call it ${file} again, as at the last commit.`;

  it.each([
    [`${file}.bak`, renamed],
    ['pages/newsletter-confirm.JSON', renamed],
    ['newsletter-confirm.json', `It was ${file} at the last commit: move it back.`],
  ])('is told once: %s', async (to, remedy) => {
    await rename(site().file(file), site().file(to));
    expect(await only(`ref/unread-file ${to}`)).toContain(remedy);
  });
});

describe('a copy of a page in another folder', () => {
  it.each([
    ['pages/solutions/loyalty.json', 'pages/loyalty.json'],
    ['pages/solutions/share.json', 'pages/share.json'],
    ['pages/contact.json', 'pages/solutions/contact.json'],
    ['pages/contact.json', 'pages/archive/contact.json'],
  ])('is told once at itself: %s as %s', async (file, copy) => {
    await put(file, copy);
    expect(await only(`schema/duplicate-id ${copy}`)).toMatch(
      new RegExp(`^Page "\\S+": ${file} has the id "\\w+" too\\. Remove this file if it is a copy`),
    );
  });
});

describe('the only section of a kind that a site needs, when those of another page were saved over it', () => {
  it.each([[['sections']], [['meta', 'sections']]])('is told where it stood: %s', async (parts) => {
    const file = 'pages/newsletter-confirm.json';
    const other: Record<string, unknown> = JSON.parse(await site().read('pages/rewards.json'));
    await site().edit<object>(file, (page) =>
      Object.assign(page, Object.fromEntries(parts.map((name) => [name, other[name]]))),
    );
    expect(await only(`schema/choice-missing ${file}`)).toMatch(
      /At the last commit there stood the section "confirm", .* Copy it from there: git show HEAD:\.\/pages\/newsletter-confirm\.json$/,
    );
  });

  it('is taken back with its file when nothing else of that has changed', async () => {
    const file = 'pages/newsletter-confirm.json';
    const other: { sections: object[] } = JSON.parse(await site().read('pages/rewards.json'));
    await site().edit<object>(file, (page) => Object.assign(page, { sections: other.sections.slice(0, 1) }));
    expect(await only(`schema/choice-missing ${file}`)).toContain('Take it back: git checkout HEAD');
  });
});
