import { configFile } from '../../../file-names.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';
import { isInvisible } from '../../suggestions/strange-letters.ts';
import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import { brokenFacts } from './broken-facts.ts';

/** The words of a fact in one language, or without `locale` in all. */
type FactText = { value: string; place: Place; locale: string | undefined; isFact: true };

/** Addresses are no words: `config/env` reports how they are written. */
const isAddress = (text: string): boolean => /^\S*(?:@|:\/\/)\S*$/.test(text);

/** The values of a fact, each with its language if it has one. */
const textsOf = (value: string | Record<string, string>): [locale: string | undefined, text: string][] =>
  typeof value === 'string' ? [[undefined, value]] : Object.entries(value);

const textOf = (name: string, locale: string | undefined, value: string): FactText => {
  const pointer = below('/facts', name, ...(locale === undefined ? [] : [locale]));
  return { value, locale, place: { file: configFile, pointer }, isFact: true };
};

/** The words of the facts, which texts show. They belong to no page, so only the first part of a site reports them. */
export const factTexts = perContext((context: CheckContext): FactText[] => {
  if (!context.hasFirstWords) return [];
  const { config } = context.source;
  const broken = new Set(brokenFacts(config).map(({ name }) => name));
  const sound = Object.entries(config.facts ?? {}).filter(([name]) => !broken.has(name));
  return sound.flatMap(([name, value]) =>
    textsOf(value)
      .filter(([, text]) => !isInvisible(text) && !isAddress(text))
      .map(([locale, text]) => textOf(name, locale, text)),
  );
});
