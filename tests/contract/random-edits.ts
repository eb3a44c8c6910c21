import type { PageDocument, SiteConfig } from '../../src/generated/types.ts';
import { addSolution } from './edited-site.ts';
import { randomOf } from './random.ts';
import { fileEdits } from './random-file-edits.ts';
import { knownEdits } from './random-known-edits.ts';
import { pageEdits } from './random-page-edits.ts';
import { wordEdits } from './random-word-edits.ts';
import type { RandomEdit, SiteEdit } from './site-edit.ts';

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

const solution = (): SiteEdit => ({
  name: 'a new solution',
  run: async (site) => {
    await addSolution(site);
    return ['pages/solutions/concierge.json'];
  },
});

const edits: RandomEdit[] = [
  ...pageEdits,
  ...wordEdits,
  ...fileEdits,
  ...knownEdits,
  fact,
  anotherFact,
  anotherFact,
  constant,
  address,
  origin,
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
