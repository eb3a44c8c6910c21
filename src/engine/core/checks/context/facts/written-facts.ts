import { escapePattern } from '../../../escape-pattern.ts';
import { factsOf, yearFact } from '../../../words/facts.ts';
import type { CheckContext } from '../check-context.ts';
import { textsAroundFacts, type WrittenText } from '../marks/written-texts.ts';
import { perContext } from '../per-context.ts';
import { digitsOf } from '../words/writing/letters.ts';
import { isPhrase } from '../words/writing/words-in.ts';

/** A fact that a text writes out, with the characters that should be %{name}. */
export type WrittenFact = { name: string; literal: string };

type Fact = { name: string; value: string; isPhrase: boolean; pattern: RegExp };

/** Whether a value says by itself which fact it is: an address, a long number or a phrase, but not "30%" or "3x". */
const isTelling = (value: string): boolean =>
  value.includes('@') ||
  /^https?:/.test(value) ||
  digitsOf(value).length >= 4 ||
  /^\d+[.,]\d+\s?\p{L}+$/u.test(value) ||
  isPhrase(value);

const between = '[\\s.,()\\-–]*';

const grouped = (digits: string): string => [...digits].join(between);

/** A telephone number as it may be written in its own country: without its prefix, as in (800) 555-0100. A tap dials all of it. */
const withinCountry = (value: string): string => {
  const [, prefix = '', rest = ''] = /^\+(\d{1,3})[\s(.\-–](.*\d.*)$/.exec(value) ?? [];
  const [digits, own] = [digitsOf(prefix), digitsOf(rest)];
  if (own.length < 7) return `\\+?${grouped(digitsOf(value))}`;
  return `(?:\\+?${grouped(digits)}${between}|(?<!tel:)(?:\\((?=\\d+\\)))?)${grouped(own)}`;
};

/** A long number is the same however it is grouped: 1,000,000 is 1.000.000 and 1000000. */
const patternOf = (value: string): RegExp => {
  const digits = digitsOf(value);
  const isNumber = digits.length >= 6 && !/\p{L}/u.test(value);
  const number = value.startsWith('+') ? withinCountry(value) : grouped(digits);
  const body = isNumber ? number : escapePattern(value);
  return new RegExp(`(?<![\\p{L}\\d%{@./])${body}(?![\\p{L}\\d@}]|[.-][\\p{L}\\d])`, 'u');
};

type Facts = { all: Fact[]; phrases: Fact[] };

const tellingFacts = perContext(({ source }): Map<string, Facts> => {
  const factsIn = (locale: string): Fact[] =>
    Object.entries(factsOf(source.config, locale))
      // The year changes by itself, and a text may mean a certain one.
      .filter(([name, value]) => name !== yearFact && isTelling(value))
      .map(([name, value]) => ({ name, value, isPhrase: isPhrase(value), pattern: patternOf(value) }));
  return new Map(
    source.config.locales.map(({ locale }) => {
      const all = factsIn(locale);
      return [locale, { all, phrases: all.filter(({ isPhrase }) => isPhrase) }];
    }),
  );
});

/** Most texts have nothing that a number or an address could begin with, and are done with at once. */
const figure = /\d.*\d|@|:\/\//s;

/** Of two facts with one number the one is meant that is written like it. */
const withoutTwins = (written: WrittenFact[], { all }: Facts): WrittenFact[] => {
  const isExact = ({ name, literal }: WrittenFact) =>
    all.some((fact) => fact.name === name && fact.value === literal);
  return written.filter(
    (one) =>
      isExact(one) ||
      !written.some((other) => other !== one && other.literal === one.literal && isExact(other)),
  );
};

/**
 * The facts whose values a text writes out in a language, instead of naming them as %{name}; in the default language for
 * words of all.
 */
export const factsWrittenIn = (
  context: CheckContext,
  text: string,
  locale: string | undefined,
): WrittenFact[] => {
  const facts = tellingFacts(context).get(locale ?? context.defaultLocale);
  const written: WrittenFact[] = [];
  if (!facts) return written;
  for (const { name, value, isPhrase, pattern } of figure.test(text) ? facts.all : facts.phrases) {
    const literal = !isPhrase || text.includes(value) ? pattern.exec(text)?.[0] : undefined;
    if (literal !== undefined) written.push({ name, literal });
  }
  return written.length < 2 ? written : withoutTwins(written, facts);
};

/** A text with the facts that it writes out. */
export type TextWithFacts = { text: WrittenText; facts: WrittenFact[] };

/** The texts that write facts out: hardly any does. */
export const withFacts = (context: CheckContext, texts: WrittenText[]): TextWithFacts[] => {
  const found: TextWithFacts[] = [];
  for (const text of texts) {
    const facts = factsWrittenIn(context, text.value, text.locale);
    if (facts.length > 0) found.push({ text, facts });
  }
  return found;
};

/** Every text that writes facts out. */
export const textsWithFacts = perContext((context) => withFacts(context, textsAroundFacts(context)));
