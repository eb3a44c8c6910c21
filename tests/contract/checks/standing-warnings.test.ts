import { beforeEach, describe, expect, it } from 'vitest';
import { readFiles } from '../../../scripts/validate/read-files.ts';
import { formerFiles } from '../../../scripts/validate/since-commit/former-files.ts';
import { lookBack } from '../../../scripts/validate/since-commit/look-back.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { committedSite } from '../committed-site.ts';
import { problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();

const rewards = 'pages/rewards.json';
const stale = 'i18n/stale locales/es.json';

const told = async () => (await problemsSinceCommit(site())).map((problem) => problem.told);

const edit = (file: string, run: (document: Json) => void) => site().edit<Json>(file, run);

/** A translation that nobody has looked at for weeks. */
beforeEach(async () => {
  await site().edit<{ sectionFallback: Json }>('locales/en.json', ({ sectionFallback }) => {
    sectionFallback.title = 'This part is not there';
  });
  git('commit', '-qam', 'another title');
});

describe('a warning that was there before an edit', () => {
  it('is told as long as it stands', async () => {
    expect(await told()).toEqual([stale]);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    [
      'an address that is lost',
      `redirect/missing-after-rename ${rewards}`,
      () =>
        edit(rewards, (page) => {
          page.path = '/prizes';
        }),
    ],
    [
      'a setting that is gone',
      'config/gone-setting site.config.json',
      () =>
        edit('site.config.json', (config) => {
          delete config.titlePattern;
        }),
    ],
    [
      'the form of a file',
      `json/format ${rewards}`,
      async () => site().write(rewards, `${await site().read(rewards)}\n`),
    ],
  ])('does not hide %s', async (_, problem, run) => {
    await run();
    expect((await told()).sort()).toEqual([stale, problem].sort());
  });

  it('hides what else was there before, and what is new does, too', async () => {
    await site().write(rewards, `${await site().read(rewards)}\n`);
    git('commit', '-qam', 'a line more');
    expect(await told()).toEqual([stale]);
    await edit('pages/home.json', (page) => {
      delete page.path;
    });
    expect(await told()).toEqual([stale, 'route/no-home pages/home.json']);
  });
});

it('the site as it was has the page that is gone, and not the one that is new', async () => {
  const clock = { now: Date.now(), drafts: false };
  const before = await readFiles(site().root, { clock });
  git('mv', rewards, 'pages/prizes.json');
  await edit('locales/es.json', (words) => {
    delete words.home;
  });
  const content = await lookBack(site().root, 'HEAD')();
  const files = await readFiles(site().root, { clock });
  expect(files.source).not.toEqual(before.source);
  expect(content && (await formerFiles({ ...content, files })).source).toEqual(before.source);
});

it('a new fault hides what only follows from it', async () => {
  git('reset', '--hard', '--quiet', 'start');
  await site().write(rewards, `${await site().read(rewards)}\n`);
  await edit('locales/es.json', (words) => {
    words.home = { ...(words.home as Json), teaser: '<b>' };
  });
  expect((await told()).join()).not.toContain('json/format');
});

describe('a number word that stands under another number', () => {
  const error = 'config/numbers site.config.json';

  beforeEach(async () => {
    git('reset', '--hard', '--quiet', 'start');
    await site().replace('site.config.json', '"9": "nine"', '"90": "nine"');
  });

  it('is an error beside the last commit, too', async () => {
    expect(await told()).toEqual([error]);
  });

  it('hides no link that leads nowhere', async () => {
    await site().replace('pages/home.json', '"page:contact"', '"page:contcat"');
    expect(new Set(await told())).toEqual(new Set([error, 'ref/missing-entry pages/home.json']));
  });
});
