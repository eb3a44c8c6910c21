import Polyglot from 'node-polyglot';
import { createRecent } from '../../../../memory/recent.ts';
import { pluralSeparator } from '../../../../words/plural-separator.ts';
import { perContext } from '../../per-context.ts';

const mostForms = 8;
const largestCount = 200;

const countForms = (locale: string): number => {
  const phrase = Array.from({ length: mostForms }, (_, form) => form).join(` ${pluralSeparator} `);
  const counts = Array.from({ length: largestCount }, (_, count) => count);
  const shown = counts.map((count) =>
    Number(Polyglot.transformPhrase(phrase, { smart_count: count }, locale)),
  );
  return Math.max(...shown) + 1;
};

/** More languages than a site has. */
const counted = createRecent<number>(100);

/** How many plural forms polyglot can ask of a language: the highest form that any count up to 200 shows, plus one. */
export const pluralCount = (locale: string): number => {
  const count = counted.get(locale) ?? countForms(locale);
  counted.set(locale, count);
  return count;
};

/** How many forms a text has. One means that it is the same for every count. */
export const formsOf = (text: string): number =>
  text.includes(pluralSeparator) ? text.split(pluralSeparator).length : 1;

/** How many forms each language of a site needs. */
export const expectedForms = perContext(
  ({ locales }) => new Map(locales.map((locale) => [locale, pluralCount(locale)])),
);
