import { rm } from 'node:fs/promises';
import {
  formatRecord,
  recordOfTexts,
} from '../../../src/engine/core/checks/context/words/translations/translation-record.ts';
import type { LocaleDocument, PageDocument } from '../../../src/generated/types.ts';
import type { SiteCopy } from '../../copy-site.ts';
import type { Random } from '../../random-of.ts';
import type { RandomEdit, SiteEdit } from '../checks/site-edit.ts';

type Words = { generated: { [page: string]: { [text: string]: string } & LocaleDocument } };

const nameOf = (number: number): string => `page-${String(number).padStart(5, '0')}`;

/** Edits of one of the first hundred pages that `generateSite` makes. */
const onPage =
  (name: string, change: (page: PageDocument, random: Random) => void): RandomEdit =>
  (random) => {
    const file = `pages/${nameOf(1 + random(60))}.json`;
    return {
      name: `${name} of ${file}`,
      run: async (site) => {
        await site.edit<PageDocument>(file, (page) => change(page, random));
        return [];
      },
    };
  };

const lint = [
  [{ disable: 'ref/orphan-page', reason: 'Nobody needs it yet.' }],
  [{ disable: 'no/such', reason: 'None.' }],
  5,
];

const onText = (name: string, change: (text: string, at: number) => string): RandomEdit => {
  return (random) => {
    const file = `pages/${nameOf(1 + random(60))}.json`;
    const at = random(1000);
    return {
      name: `${name} of ${file}`,
      run: async (site: SiteCopy) => {
        await site.write(file, change(await site.read(file), at));
        return [];
      },
    };
  };
};

const values: ((text: string, at: number) => string)[] = [
  (text, at) => `${text} ${at}`,
  (text, at) => `${text} ${at}`,
  () => '',
  (text) => `${text} %{nobody}`,
  (text) => `${text}  `,
  (text) => `${text} the the TBD <b>`,
  () => 'here',
  () => 'Rewards that bring customers closer, n.7',
  (text) => `${text.slice(0, 12)} and the`,
];

const word: RandomEdit = (random) => {
  const [page, at, locale] = [nameOf(1 + random(60)), random(1000), random(2) === 0 ? 'en' : 'es'];
  const change = values[random(values.length)] ?? String;
  return {
    name: `word ${change} ${at} of ${page} in ${locale}`,
    run: async (site) => {
      await site.edit<Words>(`locales/${locale}.json`, ({ generated }) => {
        const groups = Object.values(generated[page] ?? {});
        const group = groups[at % groups.length];
        const owner = typeof group === 'object' ? (group as LocaleDocument) : (generated[page] ?? {});
        const names = Object.keys(owner).filter((name) => typeof owner[name] === 'string');
        const name = names[at % names.length];
        if (name !== undefined) owner[name] = change(String(owner[name]), at);
      });
      return [];
    },
  };
};

/** Records of translations, of which some are of other texts than there are now. */
const records: RandomEdit = (random) => {
  const from = random(60);
  return {
    name: `records of translations from ${from}`,
    run: async (site) => {
      const { generated } = JSON.parse(await site.read('locales/en.json')) as Words;
      const hashes = Object.entries(generated)
        .slice(from)
        .map(([page, { title = '' }], index) => {
          return [
            `generated.${page}.title`,
            formatRecord(recordOfTexts(index === 3 ? 'another' : title, title)),
          ];
        });
      const file = 'translations.lock.json';
      await site.write(file, `${JSON.stringify({ es: Object.fromEntries(hashes) }, null, 2)}\n`);
      return [file];
    },
  };
};

const copy = (random: Random): SiteEdit => {
  const file = `pages/page-0${random(10)}.json`;
  return {
    name: `a copy as ${file}`,
    run: async (site) => {
      await site.write(file, await site.read(`pages/${nameOf(7)}.json`));
      return [file];
    },
  };
};

const lost: RandomEdit = (random) => {
  const file = `pages/${nameOf(1 + random(60))}.json`;
  return {
    name: `without ${file}`,
    run: async (site) => {
      await rm(site.file(file), { force: true });
      return [file];
    },
  };
};

/** Edits of what `generateSite` makes, right ones and faults of most kinds of files. */
export const randomGeneratedEdits: RandomEdit[] = [
  word,
  word,
  word,
  word,
  records,
  copy,
  lost,
  onPage('the order of the sections', ({ sections }) => void sections.reverse()),
  onPage('a link', (page, random) => {
    const target = ['page:contact', 'page:nowhere', '/about-us', 'page:page-00003#nothing'][random(4)];
    page.sections = JSON.parse(JSON.stringify(page.sections).replace(/"page:[\w-]+"/, `"${target}"`));
  }),
  onPage('a text of another page', (page, random) => {
    const key = `"t:generated.${nameOf(1 + random(60))}.s0.t1"`;
    page.sections = JSON.parse(JSON.stringify(page.sections).replace(/"t:generated[\w.-]+"/, key));
  }),
  onPage(
    'an unknown property',
    ({ sections }) => void Object.assign(sections[0]?.props ?? {}, { unheard: 1 }),
  ),
  onPage('a setting', (page, random) => void Object.assign(page, { $lint: lint[random(3)] })),
  onPage(
    'a time',
    (page, random) => void Object.assign(page, { publishAt: `${2000 + random(60)}-01-01T00:00:00Z` }),
  ),
  onText('a cut', (text, at) => text.slice(0, text.length - at)),
  onText('another form', (text) => text.replace('{\n', '{\n\n')),
  onText('a name twice', (text) => text.replace('{', '{ "id": "again",')),
];
