import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import type { PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import { type BuiltFolder, differences, only, readBuilt, textOf, writtenSince } from './built-folder.ts';
import { addFrench, addSolution, type EditedSite, editSite } from './edited-site.ts';

let edited: EditedSite;
let before: BuiltFolder;
const added = ['pages/news.json', 'pages/solutions/concierge.json', 'locales/fr.json'];

beforeAll(async () => {
  edited = await editSite();
  before = await edited.build();
});
afterEach(async () => {
  await edited.site.restore();
  for (const file of added) await rm(edited.site.file(file), { force: true });
  before = await edited.build();
});
afterAll(() => edited.remove());

const code = /\.(js|css)$/;
const documents = /\.(html|json)$/;

const sections = (change: (sections: PageDocument['sections']) => void) =>
  edited.site.edit<PageDocument>('pages/home.json', (page) => change(page.sections));

const sayInHeader = (locale: string, words: string) =>
  edited.site.edit<{ header: { talk: string } }>(`locales/${locale}.json`, ({ header }) => {
    header.talk = words;
  });

describe('a content edit changes no byte of any JavaScript or CSS file', () => {
  const edits: [string, () => Promise<void>][] = [
    ['a changed word', () => sayInHeader('en', 'Talk to Us')],
    [
      'a changed fact',
      () =>
        edited.site.edit<SiteConfig>('site.config.json', ({ facts }) => {
          Object.assign(facts ?? {}, { hotels: '1,234,567' });
        }),
    ],
    [
      'a home in another order',
      () => sections((all) => void all.splice(1, 0, ...all.splice(3, 3).reverse())),
    ],
    [
      'a new page of sections there are',
      async () => {
        const page = JSON.parse(await edited.site.read('pages/about-us.json')) as PageDocument;
        const news = { ...page, id: 'news', path: '/news', sections: page.sections.slice(0, 2) };
        await edited.site.write('pages/news.json', JSON.stringify(news));
      },
    ],
    [
      'a new stat card',
      () =>
        sections((all) => {
          const solutions = all.find(({ type }) => type === 'solutions');
          const stats = solutions?.props.stats as unknown[];
          stats.push(stats[0]);
        }),
    ],
    ['an eighth solution', () => addSolution(edited.site)],
  ];

  it.each(edits)('%s', async (_, edit) => {
    await edit();
    const after = await edited.build();
    expect(differences(before, after)).not.toEqual([]);
    const written = writtenSince(before, only(after, code));
    expect(differences(only(before, code), only(after, code))).toEqual(written);
    expect(written.filter((file) => before.has(file))).toEqual([]);
    const another = written.filter((file) => !/^assets\/(page|rest)\.\w+\.css$/.test(file));
    expect(another, 'only a page of other elements may name another stylesheet').toEqual([]);
  });

  it('a word, a fact and an order name no other file either', async () => {
    for (const [, edit] of edits.slice(0, 3)) await edit();
    expect([...only(await edited.build(), code).keys()]).toEqual([...only(before, code).keys()]);
  });
});

/** Address and one more attribute of every element of a kind that has both. */
const tags = (document: string, name: string, attribute: string): string[] =>
  [...document.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].flatMap(([tag]) => {
    const [, href] = /href="([^"]*)"/.exec(tag) ?? [];
    const [, value] = new RegExp(`${attribute}="([^"]*)"`, 'i').exec(tag) ?? [];
    return href !== undefined && value !== undefined ? [`${href} ${value}`] : [];
  });

/** The file of the French twin: the suffix joins the first part of the address. */
const frenchOf = (file: string): string =>
  file === 'index.html' ? '-fr.html' : file.replace(/^[^/.]+/, (first) => `${first}-fr`);

describe('only what an edit concerns is written', () => {
  it('a word of one page: its document and its payload', async () => {
    await edited.site.edit<{ home: { hero: { title: string } } }>('locales/en.json', ({ home }) => {
      home.hero.title = 'A Sentence That Was Never There';
    });
    const after = await edited.build();
    expect(writtenSince(before, after)).toEqual([dataPath('/').slice(1), 'index.html'].sort());
    expect(textOf(after, 'index.html')).toContain('A Sentence That Was Never There');
  });

  it('a word of every page in one language: the pages of that language', async () => {
    await sayInHeader('es', 'Hable con nosotros');
    const written = writtenSince(before, await edited.build());
    const spanish = [...only(before, documents).keys()].filter((file) => /-es/.test(file));
    expect(written).toEqual(spanish);
  });

  it('nothing: no file', async () => {
    expect(writtenSince(before, await edited.build())).toEqual([]);
  });
});

describe('an eighth document in pages/solutions is an eighth solution everywhere', () => {
  const linking = (built: BuiltFolder, address: string) =>
    [...only(built, /\.html$/)]
      .filter(([, { bytes }]) => bytes.includes(`href="${address}"`))
      .map(([file]) => file)
      .filter((file) => !/loyalty|concierge/.test(file));

  it('in its routes, cards and lists, in sitemap.xml and the structured data', async () => {
    await addSolution(edited.site);
    const after = await edited.build();
    for (const file of ['solutions/concierge', 'inspira-concierge-es', 'solutions-es/concierge'])
      expect(textOf(after, `${file}.html`)).toContain('<h1 ');
    for (const [own, like] of [
      ['/solutions/concierge', '/solutions/loyalty'],
      ['/inspira-concierge-es', '/inspira-loyalty-es'],
    ] as const) {
      expect(linking(after, own)).toEqual(linking(after, like));
      expect(linking(after, own).length).toBeGreaterThan(2);
      expect(textOf(after, 'sitemap.xml')).toContain(`<loc>https://www.inspira.example${own}</loc>`);
    }
    const document = textOf(after, 'solutions/concierge.html');
    const structured = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(document)?.[1] ?? '{}';
    const { '@graph': graph } = JSON.parse(structured) as { '@graph': Record<string, unknown>[] };
    expect(graph.find((item) => item['@type'] === 'Service')).toMatchObject({
      url: 'https://www.inspira.example/solutions/concierge',
    });
    expect(tags(document, 'link', 'hreflang')).toContain(
      'https://www.inspira.example/inspira-concierge-es es',
    );
  });
});

describe('LANG-6: a third language is a locale file and a line in site.config.json', () => {
  it('every page has its route, its alternates and its entry in the language menu', async () => {
    await addFrench(edited.site);
    const after = await edited.build();
    const english = [...before.keys()].filter((file) => file.endsWith('.html') && !/-es/.test(file));
    for (const file of english) {
      const french = frenchOf(file);
      const document = textOf(after, french);
      expect(/<html lang="(\w+)"/.exec(document)?.[1], french).toBe('fr');
      for (const each of [file, french]) {
        expect(tags(textOf(after, each), 'a', 'hreflang').join(), each).toMatch(/\bfr\b/);
        if (!/404|not-found|^newsletter/.test(each))
          expect(tags(textOf(after, each), 'link', 'hreflang').join(), each).toMatch(/\bfr\b/);
      }
    }
    expect(english.length).toBeGreaterThan(13);
    expect(textOf(after, 'sitemap.xml').match(/hreflang="fr"/g)?.length).toBe(13 * 3);
    expect(differences(only(before, code), only(after, code))).toEqual([]);
  });
});

describe('a second build', () => {
  it('gives the same bytes as one from nothing, also after edits that were taken back', async () => {
    await addSolution(edited.site);
    await addFrench(edited.site);
    expect(differences(await edited.build(), await edited.buildAnew())).toEqual([]);
    await edited.site.restore();
    for (const file of added) await rm(edited.site.file(file), { force: true });
    await edited.build();
    expect(differences(await readBuilt(edited.out), await edited.buildAnew())).toEqual([]);
  });
});
