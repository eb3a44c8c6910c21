import { listOf, objectOf, stringsOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { wordsPattern } from '../context/same-words.ts';
import { type KeyVersions, keyVersions } from '../context/words/keys/key-versions.ts';
import type { Finding } from '../problems/problem.ts';

const id = 'content/terminology';

type Term = { source: string; when: RegExp; use: Record<string, string>; avoid: Map<string, RegExp> };

const anyWordOf = (words: unknown[]): RegExp =>
  new RegExp(wordsPattern(words.filter((word) => typeof word === 'string')).source, 'iu');

const termsOf = ({ options, defaultLocale }: CheckContext): Term[] =>
  listOf(options(id).terms).flatMap((item) => {
    const use = stringsOf(item);
    const word = use[defaultLocale];
    if (word === undefined) return [];
    const avoid = Object.entries(objectOf(objectOf(item).avoid)).map(
      ([locale, words]) => [locale, anyWordOf(listOf(words))] as const,
    );
    return [{ source: word, when: anyWordOf([word, `${word}s`]), use, avoid: new Map(avoid) }];
  });

const faults = ({ versions }: KeyVersions, { source, when, use, avoid }: Term): Finding[] => {
  const [first, ...others] = versions;
  if (!first || !when.test(first.value)) return [];
  return others.flatMap(({ locale, value, place }) => {
    const found = avoid.get(locale)?.exec(value)?.[0];
    const term = use[locale];
    if (found === undefined || term === undefined) return [];
    const message = `"${source}" is called "${term}" everywhere else in "${locale}", but "${found}" here.`;
    return [{ ...place, message, suggestion: term }];
  });
};

/** Terms of the brand that are translated in two ways. */
export const contentTerminology: Check = {
  id,
  severity: 'warning',
  description: 'A term of the glossary is translated the same way everywhere.',
  advice:
    'One thing with two names looks like two things. List the terms of your brand in the options of this check, each with the words to avoid: { "en": "reward", "es": "recompensa", "avoid": { "es": ["premio"] } }.',
  options: {
    terms: {
      kind: 'groups',
      meaning:
        'The glossary: each term in every language, and the words to avoid instead of it, such as { "en": "reward", "es": "recompensa", "avoid": { "es": ["premio", "premios"] } }.',
    },
  },
  run: (context) => {
    const terms = termsOf(context);
    return terms.length === 0
      ? []
      : keyVersions(context).flatMap((item) => terms.flatMap((term) => faults(item, term)));
  },
  concerns: (context) => {
    const terms = termsOf(context);
    return (_, [source = '']) => terms.some(({ when }) => when.test(source));
  },
};
