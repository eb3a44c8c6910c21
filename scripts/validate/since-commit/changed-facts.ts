import { digitsOf, lettersAndDigits } from '../../../src/engine/core/checks/context/words/writing/letters.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { editDistance } from '../../../src/engine/core/checks/suggestions/edit-distance.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { objectOf, stringsOf } from '../../../src/engine/core/json/json-value.ts';
import { onDemand } from '../../../src/engine/core/memory/on-demand.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import { changedTogether, namesakeOf } from './changed-together.ts';
import type { CheckSinceCommit } from './check-since-commit.ts';
import type { FactFault } from './fact-fault.ts';
import { lostFigure } from './lost-figure.ts';

type Facts = Record<string, string>;

const remark = (says: string): FactFault => ({
  says,
  remedy: 'Put it back, unless you mean it.',
  severity: 'info',
});

/** A fact with what it was, all facts of its language as they were, and the texts that show them. */
export type ChangedFact = {
  name: string;
  /** The language of a value of its own; none where all languages have the same one. */
  locale?: string;
  value: string;
  former: string;
  before: Facts;
  /** What it was in each language; none where all languages had the same value. */
  translations: Facts;
  texts: () => string;
};

/** The form of a value without its words and numbers: two percentages have one, a number and an address have not. */
const shapeOf = (value: string): string => value.replace(/\d+(?:[.,]\d+)*/g, '0').replace(/\p{L}+/gu, 'a');

const plainNumber = /^\d[\d.,]*$/;

const lostUnit = ({ value, former }: ChangedFact): FactFault | undefined => {
  const [, unit] = plainNumber.test(value) ? (/^\d[\d.,]*(\s?[%\p{L}°€£+]{1,3})$/u.exec(former) ?? []) : [];
  if (unit === undefined) return undefined;
  // A spreadsheet makes 0.7 of 70%.
  const isShare = unit.trim() === '%' && Number(value) > 0 && Number(value) < 1;
  const number = isShare ? Number((Number(value) * 100).toFixed(2)) : value;
  const whole = `${number}${unit}`;
  const own = whole === former ? '' : `, or "${former}" again`;
  return { says: `so its ${unit.trim()} is gone`, remedy: `Write "${whole}"${own}.` };
};

/** The word that a fact has got at its end, when texts go on with this word behind it. */
const saidTwice = ({ name, value, former, texts }: ChangedFact): FactFault | undefined => {
  const [, word = ''] = /\s(\p{L}{2,})$/u.exec(value) ?? [];
  return word === '' || former.endsWith(word) || !texts().includes(`%{${name}} ${word}`)
    ? undefined
    : {
        says: `but texts go on with "${word}" themselves, so visitors read it twice`,
        remedy: 'Write it without.',
      };
};

const ofAnother = (fact: ChangedFact): FactFault | undefined => {
  const { value, former } = fact;
  const other = namesakeOf(fact);
  if (other === undefined) return undefined;
  return shapeOf(value) === shapeOf(former)
    ? remark(`as "${other}" is`)
    : { says: `which is the value of "${other}"`, remedy: 'Write its own again.' };
};

/** The languages of a fact stand beside each other, and are exchanged easily. */
const ofOtherLanguage = ({ locale, value, translations }: ChangedFact): FactFault | undefined => {
  const other = Object.keys(translations).find((one) => one !== locale && translations[one] === value);
  return other === undefined
    ? undefined
    : { says: `as it was in "${other}"`, remedy: 'Write in each language its own again.' };
};

const withoutPunctuation = (value: string): string => value.replace(/[\p{P}\s]/gu, '');

/** Letters behind a figure or sign, without a space: 4–8x. */
const gluedLetters = /[^\s\p{L}]\p{L}+$/u;

/** Shorter values may become others by a letter. */
const shortest = 4;

/** In what little a value differs from what it was, in words: figures are changed on purpose. */
const slipOfFact = (value: string, former: string): string | undefined => {
  if (digitsOf(value) !== digitsOf(former)) return undefined;
  if (withoutPunctuation(value) === withoutPunctuation(former)) return 'only the punctuation has changed';
  if (lettersAndDigits(value) === lettersAndDigits(former)) return 'only its signs have changed';
  if (!/\p{L}/u.test(former) && gluedLetters.test(value)) return 'only letters have come to it';
  if (former.length < shortest) return undefined;
  if (value.toLowerCase() === former.toLowerCase()) return 'only its capitals have changed';
  const isExchange = [...value].sort().join('') === [...former].sort().join('');
  const distance = editDistance(value, former);
  return distance === 1 || (isExchange && distance === 2) ? 'only a letter has changed' : undefined;
};

const slipped = ({ value, former }: ChangedFact): FactFault | undefined => {
  const slip = slipOfFact(value, former);
  return slip === undefined ? undefined : remark(`so ${slip}`);
};

/** A value that stops at a sign which had something behind it: "24/" of "24/7". */
const cutAtSign = ({ value, former }: ChangedFact): FactFault | undefined =>
  former.startsWith(value) && /[-–/,.:&]\s*$/.test(value)
    ? { says: 'so its end is gone', remedy: `Write "${former}" again.` }
    : undefined;

/** Two numbers without the sign that stood between them: "48" of "4–8". */
const ranTogether = ({ value, former }: ChangedFact): FactFault | undefined =>
  /^\d+\s*[-–—/:]\s*\d+$/.test(former) && value === digitsOf(former)
    ? { says: 'so its two numbers are one', remedy: `Write "${former}" again.` }
    : undefined;

/** What is wrong with a fact that has changed. The number of another fact has no unit to get back. */
export const faultOfFact = (fact: ChangedFact): FactFault | undefined =>
  saidTwice(fact) ??
  ofAnother(fact) ??
  ofOtherLanguage(fact) ??
  lostUnit(fact) ??
  cutAtSign(fact) ??
  ranTogether(fact) ??
  lostFigure(fact) ??
  slipped(fact);

/** The facts that are the same in every language, or those that a language has a value of its own for. */
const valuesIn = (facts: unknown, locale: string | undefined): Facts => {
  const all = Object.entries(objectOf(facts));
  return stringsOf(
    locale === undefined ? facts : Object.fromEntries(all.map(([name, of]) => [name, objectOf(of)[locale]])),
  );
};

/** The facts of a site that are not what they were, empty ones aside. */
export const factsSince = (
  { config, locales }: Pick<SiteSource, 'config' | 'locales'>,
  facts: unknown,
): ChangedFact[] => {
  const texts = onDemand(() => JSON.stringify(locales));
  return [undefined, ...Object.keys(locales)].flatMap((locale) => {
    const [now, before] = [valuesIn(objectOf(config).facts, locale), valuesIn(facts, locale)];
    const own = locale === undefined ? {} : { locale };
    return Object.entries(now).flatMap(([name, value]) => {
      const was = before[name] ?? '';
      const isChanged = was !== '' && value !== '' && value !== was;
      const translations = stringsOf(objectOf(facts)[name]);
      return isChanged ? [{ name, ...own, value, former: was, before, translations, texts }] : [];
    });
  });
};

/** What has become of a fact, as the start of a sentence. */
export const changeOfFact = ({ name, locale, value, former }: ChangedFact, since: string): string =>
  `The fact "${name}"${locale === undefined ? '' : ` in "${locale}"`} was "${former}" at ${commitInWords(since)}, and is "${value}" now,`;

/**
 * Holds the facts against what they were: they have got no slip and not the value of another, and lost no % and no
 * number. Of two that were exchanged the first is told.
 */
export const changedFact: CheckSinceCommit = {
  id: 'content/changed-fact',
  severity: 'warning',
  description: 'A fact that has changed since the last commit is still of its kind.',
  advice:
    'A fact stands in many texts, so a slip in it is read everywhere. When it has got the value of another fact, lost its % or its number, or is a letter away from what it was, it mostly was a slip. Write its own value again. Example: "discount": "60%" that became "60". What may well be meant is only a remark, which is gone with the next commit.',
  run: ({ files: { source }, before, since }) => {
    const told = new Set<string>();
    const facts = factsSince(source, objectOf(before.config).facts);
    const isMeant = changedTogether(facts);
    return facts.flatMap((fact): Finding[] => {
      const { name, locale, value, former } = fact;
      const fault = faultOfFact(fact);
      if (fault === undefined || told.has(`${former}\n${value}`)) return [];
      if (fault.severity === 'info' && isMeant(fact)) return [];
      told.add(`${value}\n${former}`);
      const { says, remedy, ...severity } = fault;
      const message = `${changeOfFact(fact, since)} ${says}. ${remedy}`;
      const pointer = locale === undefined ? below('/facts', name) : below('/facts', name, locale);
      return [{ file: configFile, pointer, message, ...severity }];
    });
  },
};
