import { placeholderOr } from '../../words/placeholder.ts';

import { anyOf } from '../any-of.ts';

import type { Check } from '../check.ts';
import { factsByLocale } from '../context/marks/shown-words.ts';
import { toldOfTexts } from '../context/marks/written-texts.ts';
import { type KeyVersions, keyVersions } from '../context/words/keys/key-versions.ts';
import { languageOf } from '../context/words/translations/languages.ts';
import type { Finding } from '../problems/problem.ts';
import { gluedFact, signBesideFact } from './around-facts.ts';

/** Addresses and the placeholders of facts have signs of their own. */
const set = placeholderOr(/\S+:\/\/\S+|\S+@\S+|\p{L}+(?:\.\p{L}+)+(?:\/\S*)?/gu);

/** Sentences run together look like an address: these are none, since a large letter follows a small one. */
const runTogether = /\p{Ll}{2}[.!?…]\p{Lu}\p{Ll}/u;

const spaceBefore = 'a space in front of the sign';

const rules: [sign: RegExp, fault: string][] = [
  [/,\s*,|;\s*;|:\s*:(?!:)/u, 'one sign too many'],
  [/(?<![./])\.\.(?![./])/u, 'one full stop too many; one ends a sentence, three leave it open'],
  [/(?<=[\p{L}\p{N})»”"])[^\S\n]+[,.](?=\s|$)/u, spaceBefore],
  [/(?<=[\p{L}\p{N})»”"])[^\S\n]+[,;]\p{L}/u, 'a space in front of the sign, and none behind it'],
  [/\p{Ll}{2}[,;]\p{L}/u, 'no space behind the sign'],
];

/**
 * A cheap test for these: a sign with a space before it, or without a space or digit behind it. Hardly any text has
 * one.
 */
const loose = /\s[.,;:!?…]|[.,;:!?…][^\s\d]/;

/** A digit in a word of small letters is a slip of the hand. Words that are meant so, such as i18n, are shorter. */
const digitInWord = /\p{Ll}{3}\d\p{Ll}{2}|(?<![\p{L}\p{N}.,:/_-])\d\p{Ll}{5}/u;

/** A letter that looks like a digit, where one is missing: after a letter, as in H2O, it is none. */
const letterInNumber = /(?<![\p{L}\d.,])\d[\d.,]*O(?!\p{L})|(?<![\p{L}\d.,])\d[\d.,]*[lI]\d/u;

/** Thousands have three digits behind a comma and cents two; zero point something may have any number. */
const digitTooMany = /(?<![\p{L}\d.,])[1-9]\d{0,2}(?:,\d{3})*,\d{4,}(?!\d|[.,]\d)/u;

/** Groups of thousands, of which one has not three digits. */
const unevenGroups =
  /(?<![\p{L}\d.,])[1-9]\d{0,2}(?=(?:,\d+)*,\d{3}(?!\d))(?!(?:,\d{3})+(?![\d,]))(?:,\d+){2,}(?!\d|[.,]\d)/u;

/** In English a price has two digits behind its point. */
const priceWithThree = /[$€£]\s?\d+\.\d{3}(?!\d)/u;

/** Some programs take an apostrophe for the begin of a quotation. In a name, such as Hawai‘i, the sign may be meant. */
const wrongApostrophe = /\p{L}[‘`´](?:s|t|re|ve|ll|d|m)(?!\p{L})/iu;

const numberRules: [sign: RegExp, fault: string, hint: RegExp][] = [
  [digitTooMany, 'a digit too many behind a comma', /,\d{4}/],
  [unevenGroups, 'a group of digits that are not three', /,\d+,/],
];

/** Each with a hint of it: nearly every text has none of these. */
const strangeRules: typeof numberRules = [
  [/^[,;:]\s*[\p{L}\p{N}]/u, 'a sign before the first word', /^[,;:]/],
  [digitInWord, 'a digit in the middle of a word', /\d\p{Ll}/u],
  [letterInNumber, 'a letter in a number', /\d[.,]*[OlI]/],
  [wrongApostrophe, 'another sign in the place of the apostrophe, ’', /[‘`´]/],
  ...numberRules,
];

const englishRules: typeof strangeRules = [
  ...strangeRules,
  [priceWithThree, 'a digit too many behind the point', /[$€£]\s?\d+\.\d{3}/],
];

const strange = anyOf(
  englishRules.map(([, , hint]) => hint),
  'u',
);

/** The signs with which programs begin the lines of a list. */
const bullet = /^[•·‣◦●▪■]\s*(?=[\p{L}\p{N}¿¡"“«(])/u;

const nextBullet = /\n\s*[•·‣◦●▪■]/;

const bulletFault = (text: string): string | undefined => {
  const [found] = bullet.exec(text) ?? [];
  if (found === undefined) return undefined;
  const [begins, remove] = nextBullet.test(text)
    ? ['The lines of this text begin', 'Remove them']
    : ['This text begins', 'Remove it'];
  return `${begins} with the sign of a list, "${found.trim()}", as pasted lines do. ${remove}: the site draws its lists itself.`;
};

/** In French a space stands before these. */
const spaced = /(?<=[\p{L}\p{N})»”"])[^\S\n][!?](?=\s|$)/u;

type Fault = { part: string; fault: string };

const signNames: Record<string, string> = {
  ',': 'comma',
  '.': 'full stop',
  '!': 'exclamation mark',
  '?': 'question mark',
};

const messageOf = ({ part, fault }: Fault): string => {
  const words = part.trim();
  const [, sign = ''] = fault === spaceBefore ? (/\s+([,.!?])(?=\s|$)/.exec(words) ?? []) : [];
  if (sign === '') return `Around "${words}" there is ${fault}. Write it as it is meant.`;
  return `Remove the space before the ${signNames[sign]}: "${words.replace(/\s+(?=[,.!?](?:\s|$))/, '')}".`;
};

const toldOf = (found: Fault | undefined): string | undefined => found && messageOf(found);

/** What a pattern finds in a text, with the whole words at its ends. */
const wordsWith = (text: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const end = text.indexOf(' ', found.index + found[0].length);
  return text.slice(text.lastIndexOf(' ', found.index - 1) + 1, end === -1 ? text.length : end);
};

const firstOf = (
  text: string,
  own: readonly [sign: RegExp, fault: string, hint?: RegExp][],
): Fault | undefined => {
  for (const [sign, fault] of own) {
    const part = wordsWith(text, sign);
    if (part !== undefined) return { part, fault };
  }
  return undefined;
};

const faultIn = (value: string, language: string): Fault | undefined => {
  const oddities = language === 'en' ? englishRules : strangeRules;
  const odd = strange.test(value) ? firstOf(value.replace(set, 'x'), oddities) : undefined;
  if (odd || !loose.test(value)) return odd;
  const joined = wordsWith(value.replace(/\S+:\/\/\S+|\S+@\S+/g, ' '), runTogether);
  if (joined !== undefined) return { part: joined, fault: 'no space between two sentences' };
  const text = value.replace(set, 'x');
  const own: typeof rules = language === 'fr' ? rules : [...rules, [spaced, spaceBefore]];
  return firstOf(text, own);
};

/** A fact without a space beside it where another language has one. If that were meant, no language would have one. */
const gluedFacts = ({ versions }: KeyVersions): Finding[] => {
  const parts = versions.map(({ value, locale }) => gluedFact(value, locale));
  if (!parts.includes(undefined)) return [];
  return versions.flatMap(({ place }, index) => {
    const part = parts[index];
    const message = `In "${part}" there is no space between the word and the fact. Write one.`;
    return part === undefined ? [] : [{ ...place, message }];
  });
};

/** Commas, full stops, the spaces around them and digits in words where a hand slipped. */
export const contentPunctuation: Check = {
  id: 'content/punctuation',
  severity: 'warning',
  description:
    'Commas and full stops stand once, right behind a word and with a space after them, and no digit or fact in a word; no text begins with the sign of a list.',
  advice:
    'Doubled signs and lost spaces are left over when sentences are moved. "Points , tiers,, rewards.Soon" becomes "Points, tiers, rewards. Soon". Addresses, numbers and three dots may stand as they are.',
  run: (context) => keyVersions(context).flatMap(gluedFacts),
  concerns: (_, locales) => (__, words) =>
    words.some((text, index) => gluedFact(text, locales[index] ?? '') !== undefined),
  runOnPages: (context) =>
    toldOfTexts(context, ({ value, locale = context.defaultLocale, isFact }) => {
      // A fact of one word may be a code or the name of an account, but a number is one.
      if (isFact && !/\s/.test(value)) return toldOf(firstOf(value, numberRules));
      return (
        signBesideFact(value, factsByLocale(context).get(locale) ?? {}) ??
        toldOf(faultIn(value, languageOf(locale))) ??
        bulletFault(value)
      );
    }),
};
