import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import type { Progress } from '../../../scripts/cli/progress.ts';
import { readState } from '../../../scripts/output/build-state.ts';
import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import type { LocaleDocument, PageDocument } from '../../../src/generated/types.ts';
import { project } from '../../command.ts';
import type { SiteCopy } from '../../copy-site.ts';
import { settle } from '../checks/settle.ts';
import { copyBilingualSite } from '../copy-bilingual-site.ts';
import { differences, readBuilt, writtenSince } from './built-folder.ts';

let site: SiteCopy;
let folder: string;
const at = (name: string) => path.join(folder, name);
const cache = path.join(project, '.cache');
const file = 'pages/news.json';

/** Builds as a content owner does, after a moment. Returns what was built, and what the build said of its stages. */
const build = async (out: string) => {
  await settle();
  const told: string[] = [];
  const stage: Progress['stage'] = () => ({ end: (result) => void told.push(result) });
  await buildSite({ root: site.root, out, cache, progress: { stage } });
  return { built: await readBuilt(out), told: told.join('\n') };
};

/** Builds after an edit. Expects that so many pages were looked at, and the bytes of a build from nothing. */
const buildAgain = async (looked: string) => {
  const before = await readBuilt(at('dist'));
  const { built, told } = await build(at('dist'));
  expect(told).toContain(looked);
  const out = await mkdtemp(at('anew-'));
  expect(differences(built, (await build(out)).built)).toEqual([]);
  expect(readState(at('dist'))).toEqual(readState(out));
  return writtenSince(before, built).sort();
};

const allKeys = 30;

/** A page with words of its own, many of them. */
const writePage = async () => {
  const text = await site.read('pages/about-us.json');
  const page = JSON.parse(text) as PageDocument;
  const meta = { title: 't:news.title', description: 't:news.description' };
  await site.write(file, JSON.stringify({ ...page, id: 'news', path: '/news', meta }));
  for (const locale of ['en', 'es'])
    await site.edit<LocaleDocument>(`locales/${locale}.json`, (words) => {
      const more = Array.from({ length: allKeys }, (_, index) => [`text${index}`, `Text ${index} ${locale}`]);
      const description =
        'A page on news, with as many words as search engines like to show of a page like it';
      words.news = { title: `News of ${locale}`, description, more: Object.fromEntries(more) };
    });
};

const removeWords = async () => {
  for (const locale of ['en', 'es'])
    await site.edit<LocaleDocument>(`locales/${locale}.json`, (words) => void delete words.news);
};

const own = [
  '.site.json',
  dataPath('/news-es').slice(1),
  dataPath('/news').slice(1),
  'news-es.html',
  'news.html',
  'share/en/news.png',
  'share/es/news.png',
  'sitemap.xml',
].sort();

beforeAll(async () => {
  site = await copyBilingualSite();
  folder = await mkdtemp(path.join(tmpdir(), 'moved-pages-'));
  await build(at('dist'));
});
afterAll(() => Promise.all([site.remove(), rm(folder, { recursive: true })]));

describe('a page that comes or goes, and that no other leads to, is all that is looked at', {
  timeout: 60_000,
}, () => {
  it('with its words', async () => {
    await writePage();
    expect(await buildAgain('1 edited pages of ')).toEqual(own);
  });

  it('when it is edited afterwards', async () => {
    await site.edit<PageDocument>(file, ({ sections }) => void sections.pop());
    expect(await buildAgain('1 edited pages of ')).toEqual(
      expect.arrayContaining(own.filter((name) => /news.*(html|json)$/.test(name))),
    );
  });

  it('when its title is edited, of which a picture is made', async () => {
    await site.replace('locales/es.json', 'News of es', 'Another title');
    const written = [dataPath('/news-es').slice(1), 'news-es.html', 'share/es/news.png'].sort();
    expect(await buildAgain('1 edited pages of ')).toEqual(written);
  });

  it('when it goes', async () => {
    await rm(site.file(file));
    await removeWords();
    expect(await buildAgain('0 edited pages of ')).toEqual(['.site.json', 'sitemap.xml']);
  });

  it('but everything is, when it has an address that another page has', async () => {
    await writePage();
    await site.edit<PageDocument>(file, (page) => {
      page.path = '/rewards';
    });
    await expect(build(at('dist'))).rejects.toThrow('The content has errors');
    await site.edit<PageDocument>(file, (page) => {
      page.path = '/news';
    });
    await buildAgain('1 edited pages of ');
  });

  it('or when it goes and others lead to it', async () => {
    await site.replace('pages/home.json', '"page:contact"', '"page:news"');
    await buildAgain('1 edited pages of ');
    await rm(site.file(file));
    await removeWords();
    await expect(build(at('dist'))).rejects.toThrow('The content has errors');
  });

  it('nothing is built when a link takes the name of its file for its own, which is told at that page', async () => {
    await site.restore();
    await writePage();
    await site.write('pages/tidings.json', await site.read(file));
    await rm(site.file(file));
    await build(at('dist'));
    await site.replace('pages/home.json', '"page:contact"', '"page:tidings"');
    await expect(build(at('dist'))).rejects.toThrow('The content has errors');
  });
});

describe('what others know of a page, or name, is looked at with those that do', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await site.restore();
    await rm(site.file('pages/tidings.json'));
    await build(at('dist'));
  });

  const looksAtSome = () => buildAgain(' edited pages of ');

  it('when an address is another', async () => {
    await writePage();
    await site.replace('pages/partner-with-us.json', '"page:contact"', '"page:news"');
    await looksAtSome();
    await site.replace(file, '"/news"', '"/tidings"');
    const written = await looksAtSome();
    expect(written).toEqual(expect.arrayContaining(['tidings.html', 'partner-with-us.html', 'sitemap.xml']));
    expect(written).not.toContain('contact.html');
  });

  it('when a page becomes a draft', async () => {
    await site.replace('pages/partner-with-us.json', '"page:news"', '"page:contact"');
    await site.edit<PageDocument>(file, (page) => {
      page.draft = true;
    });
    const written = await looksAtSome();
    expect(written).toContain('partner-with-us.html');
    expect(await readBuilt(at('dist')).then((built) => built.has('tidings.html'))).toBe(false);
  });

  it('when the card of an entry is another', async () => {
    await site.edit<PageDocument>('pages/solutions/pay.json', (page) => {
      page.order = 5;
    });
    const written = await looksAtSome();
    expect(written).toContain('solutions.html');
    expect(written).not.toContain('contact.html');
  });

  it('when a picture of one page is another', async () => {
    await site.replace('public/images/contact-join.svg', '<svg', '<svg data-edit="1"');
    expect(await looksAtSome()).toEqual(['images/contact-join.svg']);
    await site.replace('public/images/contact-join.svg', 'width="', 'width="1');
    expect(await looksAtSome()).toContain('contact.html');
  });
});
