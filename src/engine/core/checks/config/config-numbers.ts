import { configFile } from '../../file-names.ts';
import { listOf, objectOf, stringsOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import { exchangedPairs } from '../context/exchanged-pairs.ts';
import { plainWords, wrongNumber } from '../context/words/numbers/number-words.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** The numbers of a language in words, by their digits; undefined where it has none. */
type Numbers = { locale: string; pointer: string; words: Record<string, string> | undefined };

const numbersIn = (config: unknown): Numbers[] =>
  listOf(objectOf(config).locales).flatMap((item, index) => {
    const { locale, numbers } = objectOf(item);
    if (typeof locale !== 'string') return [];
    const words = numbers === undefined ? undefined : stringsOf(objectOf(numbers));
    return [{ locale, words, pointer: below('/locales', index, words ? 'numbers' : 'locale') }];
  });

/** A word that belongs to another number: then that, where it has none, or the word is wrong. */
const misnamed = ({ locale, pointer, words = {} }: Numbers): Finding[] =>
  Object.entries(words).flatMap(([digits, word]): Finding[] => {
    const fault = wrongNumber(digits, word, locale);
    if (!fault) return [];
    const { number, meant } = fault;
    const place = { file: configFile, pointer: below(pointer, digits) };
    const isFree = number !== undefined && words[number] === undefined;
    const told = isFree
      ? withSuggestion(`"${word}" is the word for ${number}, and not for ${digits}.`, number)
      : withSuggestion(`"${word}" is not the word for ${digits} in "${locale}".`, meant, 'Write that.');
    return [{ ...place, ...told, ...(isFree ? { at: 'key' } : {}) }];
  });

/** Whether all number words of a language are right in another one, whose words are known. */
const areOf = ({ words = {} }: Numbers, { locale }: Numbers): boolean =>
  plainWords(locale).length > 0 &&
  Object.entries(words).every(([digits, word]) => wrongNumber(digits, word, locale) === undefined);

/** Number words of another language of the site: all are wrong at once, and if they were exchanged, in both. */
const foreign = (all: Numbers[]): Finding[] => {
  const strange = all.filter((numbers) => misnamed(numbers).length > 1);
  const pairs = exchangedPairs(strange, (one, other) => areOf(one, other) && areOf(other, one));
  const paired = new Set(pairs.flat());
  const at = ({ pointer }: Numbers) => ({ file: configFile, pointer });
  return [
    ...pairs.map(([one, other]) => {
      const fault = seemExchanged(`The number words of "${one.locale}" and "${other.locale}"`);
      return toldExchange(at(one), at(other), fault);
    }),
    ...strange.flatMap((numbers) => {
      const other = paired.has(numbers) ? undefined : all.find((one) => areOf(numbers, one));
      if (!other) return [];
      const message = `These are the number words of "${other.locale}". Write those of "${numbers.locale}" here.`;
      return [{ ...at(numbers), message }];
    }),
  ];
};

/** A sign at the end of a word, which stands in the middle of a sentence. */
const signed = ({ pointer, words = {} }: Numbers): Finding[] =>
  Object.entries(words).flatMap(([digits, word]): Finding[] => {
    const plain = word.replace(/[^\p{L}\p{M}\p{N}\s]+$/u, '');
    const message = `"${word}" ends with a sign, and texts go on behind a number.`;
    const place = { file: configFile, pointer: below(pointer, digits) };
    if (plain === word || plain === '') return [];
    return [{ ...place, ...withSuggestion(message, plain), severity: 'warning' }];
  });

/** Of numbers whose words are not known: two with the same word. */
const repeated = ({ pointer, words = {} }: Numbers): Finding[] =>
  Object.entries(words).flatMap(([digits, word], index, all) => {
    const [other] = all.slice(0, index).find(([, earlier]) => earlier === word) ?? [];
    const message = `"${word}" is the word for ${other} already. Write that for ${digits}.`;
    return other === undefined ? [] : [{ file: configFile, pointer: below(pointer, digits), message }];
  });

const missingWords = ({ locale, pointer, words }: Numbers, all: Numbers[]): Finding[] => {
  const other = all.find((numbers) => Object.keys(numbers.words ?? {}).some((digits) => !words?.[digits]));
  if (!other) return [];
  const lacking = Object.keys(other.words ?? {}).filter((digits) => !words?.[digits]);
  const which = words ? `no word for ${lacking.join(', ')}` : 'no "numbers" in words';
  const message = `"${locale}" has ${which}, and "${other.locale}" has: such a count is shown in digits in one language only. Write ${words && lacking.length === 1 ? 'it' : 'them'} here, too.`;
  return [{ file: configFile, pointer, message, severity: 'warning' }];
};

/** The numbers in words, as texts write counts. */
export const configNumbers: Check = {
  id: 'config/numbers',
  severity: 'error',
  description: 'Every language has the right word for the same numbers.',
  advice:
    'A count is written as its word: "Seven solutions". A wrong word tells visitors a wrong number, and a missing one shows them digits in one language only. Give each language a word of its own for the same numbers, under "numbers" of its line in "locales". Example: "7": "siete".',
  isOfSettings: true,
  run: ({ given: { config } }) => {
    const all = numbersIn(config);
    const strange = foreign(all);
    if (strange.length > 0) return strange;
    // A word that is wrong may stand for another number, which then is missing: one fault at a time.
    for (const find of [misnamed, signed, repeated]) {
      const wrong = all.flatMap(find);
      if (wrong.length > 0) return wrong;
    }
    return all.flatMap((numbers) => missingWords(numbers, all));
  },
};
