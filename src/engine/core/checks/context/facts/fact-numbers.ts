import { isObject, stringsOf } from '../../../json-value.ts';
import { below, type Finding } from '../../problem.ts';
import type { CheckContext } from '../check-context.ts';
import { numbersOf, otherNumbers } from '../words/numbers-in-words.ts';

/** The numbers of a text, to be compared. */
const numbers = (text: string): string => numbersOf(text).sort().join();

const place = (...names: string[]) => ({ file: 'site.config.json', pointer: below('/facts', ...names) });

/** What a fact says in words, in each language, and the fact that says it in figures: hotelsInWords and hotels. */
type Told = {
  name: string;
  values: [locale: string, text: string][];
  figures: { name: string; text: string };
};

const differing = ({ name, values, figures }: Told, first: string): Finding[] => {
  const source = values.find(([locale]) => locale === first)?.[1];
  const other = values.find(([, text]) => source !== undefined && otherNumbers(text, source) !== undefined);
  if (source === undefined || other === undefined) return [];
  // The one is right that the figures agree with.
  const isOther = numbers(figures.text) !== numbers(other[1]);
  const [locale, text, meant] = isOther ? [other[0], other[1], source] : [first, source, other[1]];
  const message = `The fact "${name}" is "${text}" in "${locale}", and "${meant}" in another language. Write the same number in both.`;
  return [{ ...place(name, locale), message }];
};

/** Figures that are others than those in every language of the words. */
const otherFigures = ({ name, values, figures }: Told): Finding[] => {
  const [said = '', ...others] = [...new Set(values.map(([, text]) => numbers(text)))];
  if (figures.name === '' || said === '' || others.length > 0 || said === numbers(figures.text)) return [];
  const message = `The fact "${figures.name}" is "${figures.text}", but "${name}" is "${values[0]?.[1]}". Write the same number in both.`;
  return [{ ...place(figures.name), message }];
};

/** Facts that say another number in one language, or in figures, than elsewhere. */
export const factNumbers = ({ source: { config } }: CheckContext): Finding[] => {
  const { facts = {}, defaultLocale } = config;
  const plain = stringsOf(facts);
  return Object.entries(facts).flatMap(([name, value]): Finding[] => {
    if (!isObject(value)) return [];
    const stem = /^(.+)InWords$/.exec(name)?.[1] ?? '';
    const text = plain[stem];
    const figures = text === undefined ? { name: '', text: '' } : { name: stem, text };
    const told = { name, values: Object.entries(stringsOf(value)), figures };
    const found = differing(told, defaultLocale);
    return found.length > 0 ? found : otherFigures(told);
  });
};
