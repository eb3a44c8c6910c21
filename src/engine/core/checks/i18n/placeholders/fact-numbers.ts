import { configFile } from '../../../file-names.ts';
import { isObject, stringsOf } from '../../../json/json-value.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { exchangedPairs } from '../../context/exchanged-pairs.ts';
import { smallNumbers, unsaid } from '../../context/words/numbers/number-words.ts';
import { isHour, numbersOf, otherNumbers } from '../../context/words/numbers/numbers-in-digits.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { areOfOtherKinds } from '../numbers/are-of-other-kinds.ts';

/** The numbers of a text, to be compared. */
const numbers = (text: string): string => numbersOf(text).sort().join();

const place = (...names: string[]) => ({ file: configFile, pointer: below('/facts', ...names) });

/** The words of a fact in one language. */
type Said = [locale: string, text: string];

/** The words of a fact in each language, and the fact with the same number in figures: hotelsInWords and hotels. */
type Told = {
  name: string;
  values: Said[];
  figures: { name: string; text: string };
};

/** Whether the words of a language lack a number of the figures, or say others. */
const isUnlike =
  ({ figures: { text: figures }, values }: Told) =>
  ([locale, text]: Said): boolean => {
    if (numbers(text) !== numbers(figures) && unsaid(text, locale, smallNumbers(figures)).length > 0)
      return true;
    const languages = values.map(([language]) => language);
    return areOfOtherKinds(text, figures, languages);
  };

/** Whether two languages say other numbers from two to twelve, each some. */
const sayOthers = ([locale, text]: Said, [other, source]: Said): boolean => {
  if (areOfOtherKinds(text, source, [locale, other])) return true;
  const [own, meant] = [smallNumbers(text, locale), smallNumbers(source, other)];
  if (own.length === 0 || meant.length === 0 || isHour(text) || isHour(source)) return false;
  return unsaid(text, locale, meant).length > 0 || unsaid(source, other, own).length > 0;
};

/** The words that say another number than others, and some that the figures agree with. */
const unlikeOthers = (told: Told, source: Said): [wrong: Said, right: Said] | undefined => {
  const { values, figures } = told;
  const unlike = values.filter(isUnlike(told));
  const [first] = unlike;
  const right = values.find((said) => !unlike.includes(said));
  if (first && right) return [first, right];
  const isOther = (said: Said) =>
    said !== source && (otherNumbers(said[1], source[1]) !== undefined || sayOthers(said, source));
  const other = values.find(isOther);
  if (!other) return undefined;
  const isRight = numbers(other[1]) !== '' && numbers(figures.text) === numbers(other[1]);
  return isRight ? [source, other] : [other, source];
};

const differing = (told: Told, first: string): Finding[] => {
  const { name, values, figures } = told;
  const source = values.find(([locale]) => locale === first);
  const [wrong, right] = (source && unlikeOthers(told, source)) ?? [];
  if (!wrong || !right) return [];
  const also = numbers(figures.text) === '' ? '' : ` ("${figures.name}" is "${figures.text}")`;
  const message = `The fact "${name}" is "${wrong[1]}" in "${wrong[0]}", and "${right[1]}" in "${right[0]}"${also}. Write the same number in both.`;
  return [{ ...place(name, wrong[0]), message }];
};

/** Figures that differ from the words in every language. */
const otherFigures = (told: Told): Finding[] => {
  const { name, values, figures } = told;
  const [said = '', ...others] = [...new Set(values.map(([, text]) => numbers(text)))];
  const isOtherNumber = said !== '' && others.length === 0 && said !== numbers(figures.text);
  const isOtherWord =
    values.length > 0 &&
    values.every((value) => isUnlike(told)(value) && smallNumbers(value[1], value[0]).length > 0);
  if (figures.name === '' || !(isOtherNumber || isOtherWord)) return [];
  const message = `The fact "${figures.name}" is "${figures.text}", but "${name}" is "${values[0]?.[1]}". Write the same number in both.`;
  return [{ ...place(figures.name), message }];
};

/** Whether a text says a number: one that is empty or mentions another fact is reported as that. */
const isReadable = (text: string): boolean => text.trim() !== '' && !/[{}]/.test(text);

/** The facts with words in several languages. */
const toldFacts = ({ source: { config } }: CheckContext): Told[] => {
  const { facts = {} } = config;
  const plain = stringsOf(facts);
  return Object.entries(facts).flatMap(([name, value]): Told[] => {
    if (!isObject(value)) return [];
    const stem = /^(.+)InWords$/.exec(name)?.[1] ?? '';
    const text = plain[stem];
    const figures = text === undefined || !isReadable(text) ? { name: '', text: '' } : { name: stem, text };
    const values = Object.entries(stringsOf(value)).filter(([, words]) => isReadable(words));
    return [{ name, values, figures }];
  });
};

/** Whether the words of two facts, both of which differ from their figures, are each other's. */
const areExchanged = (one: Told, other: Told): boolean =>
  [one, other].every((told) => otherFigures(told).length > 0) &&
  otherFigures({ ...one, values: other.values }).length === 0 &&
  otherFigures({ ...other, values: one.values }).length === 0;

/** Two facts in each other's place, told at the first. */
const exchanged = ([one, other]: [Told, Told]): Finding => {
  const message = `The words of the facts "${one.name}" and "${other.name}" are each other's: "${one.figures.name}" is "${one.figures.text}", and "${other.figures.name}" is "${other.figures.text}". Exchange the words, or the figures.`;
  return { ...place(one.name), also: [place(other.name).pointer], message, tells: 'exchange' };
};

/** Facts that say another number in one language, or in figures, than elsewhere. */
export const factNumbers = (context: CheckContext): Finding[] => {
  const all = toldFacts(context);
  const pairs = exchangedPairs(all, areExchanged);
  const paired = new Set(pairs.flat());
  const alone = all
    .filter((told) => !paired.has(told))
    .flatMap((told) => {
      const found = differing(told, context.defaultLocale);
      return found.length > 0 ? found : otherFigures(told);
    });
  return [...alone, ...pairs.map(exchanged)];
};
