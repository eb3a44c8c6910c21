import { listOf, objectOf } from '../../../json/json-value.ts';
import { placeholderOr } from '../../../words/placeholder.ts';
import { namesText } from '../../../words/text-reference.ts';
import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import { unitSymbols } from '../words/numbers/unit-symbols.ts';
import { isPostalAddress } from '../words/writing/is-postal-address.ts';
import { tidy } from '../words/writing/tidy.ts';
import type { Marked } from './marked.ts';

/** Facts, addresses such as cups.example/menu, and codes such as AUTUMN-26. */
const addressOrCode = placeholderOr(
  /\S+@\S+\.\S+|(?<!\S)@\w+|\S+:\/\/\S+|www\.\S+|(?<!\S)[\w-]+(?:\.[\w-]+)+\/\S*|(?<!\S)(?=\S*\d)[A-Z\d]+(?:-[A-Z\d]+)*(?!\S)/g,
);

/**
 * Words as opposed to addresses, numbers with their unit, signs, initials and codes, which are the same in every
 * language.
 */
const hasWords = (text: string): boolean => {
  const plain = text.replace(addressOrCode, '0');
  const named = /\p{L}{4}/u.test(plain) || (/\p{Ll}/u.test(plain) && !/\d/.test(plain));
  return named && !isPostalAddress(text);
};

const isName = (name: unknown): boolean => typeof name === 'string' && name !== '';

/** The words on pages without a key, except proper names. If the list of names is broken, any words may be names. */
export const literalsOf = perContext(({ given, marks, locales, source }: CheckContext): Marked[] => {
  const written = listOf(objectOf(given.config).names);
  if (locales.length < 2 || !written.every(isName)) return [];
  const { name: company, names: listed = [] } = source.config;
  const names = new Set([company, ...listed].map((name) => String(name).trim()));
  // Spaces around a name, or within it, are `i18n/edge-space`'s.
  const isNamed = (value: string) => names.has(value.trim()) || names.has(tidy(value));
  const literals = marks.filter(
    ({ kind, value }) => kind === 'text' && !namesText(value) && hasWords(value) && !isNamed(value),
  );
  if (literals.length === 0) return [];
  const units = unitSymbols(locales);
  return literals.filter(({ value }) => !units.has(value.trim()));
});

/**
 * The beginning of the keys of one part of the site: home for home.title, solutions.pay for solutions.pay.hero.title.
 */
const partOf = (key: string): string =>
  key
    .split('.')
    .slice(0, key.split('.').length > 2 ? 2 : 1)
    .join('.');

const partsWithLiterals = perContext((context: CheckContext): Set<string> => {
  const files = new Set(literalsOf(context).map(({ place }) => place.file));
  if (files.size === 0) return new Set();
  const uses = [...context.uses.values()].flat().filter(({ place }) => files.has(place.file));
  return new Set(uses.map(({ key }) => partOf(key)));
});

/** Whether an unused key belongs to a page with words without a key: they may be its words. */
export const mayBelongToLiteral = (context: CheckContext, key: string): boolean =>
  partsWithLiterals(context).has(partOf(key));
