import { readFile } from 'node:fs/promises';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../src/generated/types.ts';
import type { SiteCopy } from '../site-copy.ts';
import { addSolution } from './edited-site.ts';
import { type Random, randomOf } from './random.ts';

/** An edit of a site as a content owner makes it. Returns the files it added. */
export type SiteEdit = { name: string; run: (site: SiteCopy) => Promise<string[]> };

const pages = ['home', 'about-us', 'contact', 'rewards', 'partner-with-us', 'solutions', 'solutions/loyalty'];

const onPage = (name: string, change: (page: PageDocument, random: Random) => void) => (random: Random) => {
  const file = `pages/${pages[random(pages.length)]}.json`;
  return {
    name: `${name} of ${file}`,
    run: async (site: SiteCopy) => {
      await site.edit<PageDocument>(file, (page) => change(page, random));
      return [];
    },
  };
};

/** Every text of a group of words with what sets it. */
const textsIn = (words: LocaleDocument): ((change: (text: string) => string) => void)[] =>
  Object.entries(words).flatMap(([key, value]) => {
    if (typeof value !== 'string') return textsIn(value as LocaleDocument);
    const set = (change: (text: string) => string) => {
      words[key] = change(value) as never;
    };
    return key === '$schema' ? [] : [set];
  });

/** Words of pages, of their titles, of the frame and of cards that many pages list. */
const wordOf =
  (change: (text: string, at: number) => string, name: string) =>
  (random: Random): SiteEdit => {
    const locale = ['en', 'es'][random(2)];
    const at = random(10_000);
    return {
      name: `${name} ${at} of ${locale}`,
      run: async (site) => {
        await site.edit<LocaleDocument>(`locales/${locale}.json`, (words) => {
          const texts = textsIn(words);
          texts[at % texts.length]?.((text) => change(text, at));
        });
        return [];
      },
    };
  };

const word = wordOf((text, at) => `${text} ${at}`, 'word');
const newWord = wordOf((_, at) => `A text ${at}`, 'another word');
const brokenWord = wordOf((text, at) => (at % 2 === 0 ? '' : `${text} %{nobody}`), 'broken word');

const locales = ['en', 'es'];

/** New words, and a page that shows them in the place of others. */
const newText = (random: Random): SiteEdit => {
  const file = `pages/${pages[random(pages.length)]}.json`;
  const name = `new${random(100)}`;
  const languages = random(4) === 0 ? ['en'] : locales;
  return {
    name: `new words ${name} in ${languages} of ${file}`,
    run: async (site) => {
      for (const locale of languages)
        await site.edit<LocaleDocument>(`locales/${locale}.json`, (words) => {
          words.added = { ...(words.added as LocaleDocument), [name]: `A text ${name} of ${locale}` };
        });
      await site.edit<PageDocument>(file, (page) => {
        const sections = JSON.stringify(page.sections).replace(/"t:[\w.-]+"/, `"t:added.${name}"`);
        page.sections = JSON.parse(sections) as PageDocument['sections'];
      });
      return [];
    },
  };
};

/** Words that nothing shows, and words that something does. */
const lostWord = (random: Random): SiteEdit => {
  const at = random(10_000);
  const remove = (group: LocaleDocument): void => {
    const names = Object.keys(group).filter((name) => name !== '$schema');
    const name = names[at % names.length] ?? '';
    if (typeof group[name] === 'string') delete group[name];
    else remove(group[name] as LocaleDocument);
  };
  return {
    name: `without word ${at}`,
    run: async (site) => {
      for (const locale of locales) await site.edit<LocaleDocument>(`locales/${locale}.json`, remove);
      return [];
    },
  };
};

const fact = (random: Random): SiteEdit => {
  const year = 1990 + random(30);
  return {
    name: `the fact of ${year}`,
    run: async (site) => {
      await site.edit<SiteConfig>('site.config.json', ({ facts }) => {
        if (facts) facts.founded = String(year);
      });
      return [];
    },
  };
};

const constant = (random: Random): SiteEdit => {
  const fade = 300 + random(200);
  return {
    name: `the constant ${fade}`,
    run: async (site) => {
      await site.edit<SiteConfig>('site.config.json', (config) => {
        config.constants = { ...config.constants, heroFade: fade };
      });
      return [];
    },
  };
};

const address = (random: Random): SiteEdit => {
  const name = `moved-${random(100)}`;
  return {
    name: `the address /${name}`,
    run: async (site) => {
      await site.edit<PageDocument>('pages/rewards.json', (page) => {
        page.path = `/${name}`;
      });
      await site.edit<SiteConfig>('site.config.json', (config) => {
        config.redirects = { ...config.redirects, '/old-rewards': 'page:rewards' };
      });
      return [];
    },
  };
};

const origin = (random: Random): SiteEdit => {
  const host = `https://www${random(100)}.inspira.example`;
  return {
    name: `the origin ${host}`,
    run: async (site) => {
      await site.edit<SiteConfig>('site.config.json', (config) => {
        config.origin = host;
      });
      return [];
    },
  };
};

/** Pages show the size of a picture: what stands in its file is part of what they are made from. */
const picture = (random: Random): SiteEdit => {
  const width = 100 + random(100);
  return {
    name: `the picture of ${width}`,
    run: async (site) => {
      const text = await readFile(site.file('public/images/logo.svg'), 'utf8');
      await site.write('public/images/logo.svg', text.replace(/<svg/, `<svg data-edit="${width}"`));
      return [];
    },
  };
};

const newFile = (): SiteEdit => ({
  name: 'a new file of the public folder',
  run: async (site) => {
    await site.write('public/note.txt', 'A note');
    return ['public/note.txt'];
  },
});

const solution = (): SiteEdit => ({
  name: 'a new solution',
  run: async (site) => {
    await addSolution(site);
    return ['pages/solutions/concierge.json'];
  },
});

const edits: ((random: Random) => SiteEdit)[] = [
  onPage('the order of the sections', ({ sections }) => void sections.push(...sections.splice(1, 1))),
  onPage('a section less', ({ sections }) => void (sections.length > 2 && sections.splice(1, 1))),
  onPage('a section more', ({ sections }, random) => {
    const section = sections[random(sections.length)];
    if (section) sections.push({ ...section, id: `${section.type}-more-${random(100)}` });
  }),
  onPage('a draft', ({ sections }, random) => {
    const section = sections[random(sections.length)];
    if (section) section.draft = true;
  }),
  onPage('a time', ({ sections }, random) => {
    const section = sections[random(sections.length)];
    if (section) section.publishAt = `${2000 + random(100)}-01-01T00:00:00Z`;
  }),
  onPage('the name of the last section', ({ sections }, random) => {
    const last = sections.at(-1);
    if (last) last.id = `${last.type}-${random(100)}`;
  }),
  onPage('a link', (page, random) => {
    const text = JSON.stringify(page.sections);
    const target = ['page:contact', 'page:rewards', 'page:about-us'][random(3)];
    page.sections = JSON.parse(text.replace(/"page:[a-z-]+"/, `"${target}"`)) as PageDocument['sections'];
  }),
  onPage('hidden from search engines', (page) => {
    page.meta = { ...page.meta, noindex: !page.meta.noindex };
  }),
  word,
  word,
  newWord,
  brokenWord,
  newText,
  lostWord,
  fact,
  constant,
  picture,
  address,
  origin,
  newFile,
  solution,
];

/** A sequence of edits, one upon the other. */
export const randomEdits = (seed: number, count: number): SiteEdit[] => {
  const random = randomOf(seed);
  const chosen = Array.from({ length: count }, () => edits[random(edits.length)]?.(random)).filter(
    (edit) => edit !== undefined,
  );
  return chosen;
};
