import type { PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import type { Random } from '../../random-of.ts';
import type { RandomEdit, SiteEdit } from '../checks/site-edit.ts';
import { onPage } from './random-page-edits.ts';

const onConfig = (name: string, change: (config: SiteConfig) => void): SiteEdit => ({
  name,
  run: async (site) => {
    await site.edit<SiteConfig>('site.config.json', change);
    return [];
  },
});

const fact: RandomEdit = (random) => {
  const year = 1990 + random(30);
  return onConfig(`the fact of ${year}`, ({ facts }) => {
    if (facts) facts.founded = String(year);
  });
};

/** Facts of the frame, of one page, and of words. */
const facts = ['phone', 'hotels', 'rewardsDiscount', 'weeks', 'support', 'careersEmail', 'spare'];

const anotherFact: RandomEdit = (random) => {
  const name = facts[random(facts.length)] ?? '';
  const value = [`${random(100)}`, '', undefined, { en: 'few', es: 'pocos' }, 5][random(5)];
  return onConfig(`the fact ${name} as ${value}`, (config) => {
    config.facts = { ...config.facts, [name]: value as string };
  });
};

const constant: RandomEdit = (random) => {
  const fade = 300 + random(200);
  return onConfig(`the constant ${fade}`, (config) => {
    config.constants = { ...config.constants, heroFade: fade };
  });
};

const origin: RandomEdit = (random) => {
  const host = `https://www${random(100)}.inspira.example`;
  return onConfig(`the origin ${host}`, (config) => {
    config.origin = host;
  });
};

const address: RandomEdit = (random) => {
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

const oldAddress = (random: Random) =>
  ['/old-0', '/old-1', '/old-rewards', '/extra-1', '/rewards'][random(5)] ?? '';

const redirect: RandomEdit = (random) => {
  const from = oldAddress(random);
  const to = ['page:rewards', 'page:contact', '/about-us', '/old-1', undefined, undefined, 5][random(7)];
  return onConfig(`the redirect from ${from} to ${to}`, (config) => {
    config.redirects = { ...config.redirects, [from]: to as string };
  });
};

const writtenFile = (name: string, text: string): SiteEdit => ({
  name: `${name} as ${text}`,
  run: async (site) => {
    await site.write(name, text);
    return [name];
  },
});

/** What is recorded of translations may be wrong, and may be no record at all. */
const lockFile: RandomEdit = (random) => {
  const records = [{ es: { 'about.hero.text': '0000' } }, { es: {} }, { es: 5 }, { xx: {} }];
  return writtenFile('translations.lock.json', JSON.stringify(records[random(records.length)]));
};

/** A file with a name that nobody reads, or that builds use themselves. */
const strayFile: RandomEdit = (random) =>
  writtenFile(['pages/notes.jsonc', 'public/.build.journal', 'locales/fr.yaml'][random(3)] ?? '', '{}');

/** Edits of the configuration, and of files beside pages and words. */
export const randomConfigEdits: RandomEdit[] = [
  fact,
  anotherFact,
  anotherFact,
  constant,
  address,
  origin,
  redirect,
  redirect,
  onPage('a link to an old address', (page, random) => {
    const link = JSON.stringify(oldAddress(random));
    page.sections = JSON.parse(JSON.stringify(page.sections).replace(/"page:[a-z-]+"/, link));
  }),
  lockFile,
  strayFile,
];
