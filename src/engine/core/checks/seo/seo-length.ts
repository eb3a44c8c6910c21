import { mayBeIndexed } from '../../addresses/indexing.ts';
import { configFile } from '../../file-names.ts';
import { pluralSeparator } from '../../words/plural-separator.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Finding } from '../problems/problem.ts';
import { type MetaText, metaTexts } from './meta-texts.ts';

const titleMost = 60;
const descriptionMost = 160;
const descriptionLeast = 50;

/** Signs of Chinese, Japanese and Korean are as wide as two letters, and say as much. */
const widthOf = (text: string): number =>
  // Nearly every text has letters of one unit only, none of them wide.
  !/[\u1100-\uffff]/.test(text.replaceAll('’', "'"))
    ? text.length
    : [...text].length +
      (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);

/** A script that writes no vowels says in half the letters what Latin letters say. */
const leastOf = (text: string): number =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? descriptionLeast / 2 : descriptionLeast;

const isPlural = ({ text }: MetaText) => text.includes(pluralSeparator);

const once = (texts: MetaText[]): MetaText[] => [
  ...new Map(texts.filter(({ page }) => mayBeIndexed(page)).map((text) => [text.spot, text])).values(),
];

/** A pattern that takes more than half of the room leaves too little for the title of any page. */
const patternMost = titleMost / 2;

const patternOf = ({ source }: CheckContext): string => {
  const pattern: unknown = source.config.titlePattern;
  return typeof pattern === 'string' ? pattern : '%{title}';
};

const ownWidth = (pattern: string): number => widthOf(pattern.replace('%{title}', ''));

const longPattern = (context: CheckContext): Finding[] => {
  const width = ownWidth(patternOf(context));
  if (width <= patternMost) return [];
  const message = `This adds ${width} letters to the title of every page; search results show about ${titleMost} in all. Shorten it to the company's name.`;
  return [{ file: configFile, pointer: '/titlePattern', message }];
};

const titles = (context: CheckContext): Finding[] => {
  const pattern = patternOf(context);
  // Beside a pattern that is itself too long, each title is measured alone.
  const given = ownWidth(pattern) > patternMost ? '%{title}' : pattern;
  const whole = (text: string) => given.replace('%{title}', () => text);
  return once(metaTexts(context, 'title')).flatMap((own): Finding[] => {
    const width = widthOf(whole(own.text));
    if (isPlural(own) || width <= titleMost) return [];
    const message = `"${whole(own.text)}" has ${width} letters; search results show about ${titleMost}. Shorten it, the important words first.`;
    return [{ ...own.place(), message }];
  });
};

const descriptions = (context: CheckContext): Finding[] =>
  once(metaTexts(context, 'description')).flatMap((own): Finding[] => {
    const width = widthOf(own.text);
    if (isPlural(own) || (width <= descriptionMost && width >= leastOf(own.text))) return [];
    const rule =
      width > descriptionMost
        ? `search results show about ${descriptionMost}. Shorten it`
        : `it needs at least ${leastOf(own.text)} to say what the page offers. Say a little more`;
    return [{ ...own.place(), message: `This description has ${width} letters; ${rule}.` }];
  });

/** Titles and descriptions that search results cut off, and descriptions that say too little. */
export const seoLength: Check = {
  id: 'seo/length',
  severity: 'warning',
  description: `A title has at most ${titleMost} letters with the company's name, a description ${descriptionLeast} to ${descriptionMost}.`,
  advice:
    'Search results cut off what is longer, often in the middle of a word, and replace descriptions that say too little. Put what matters first: "White-label travel with 1.1M hotels" rather than "Welcome to the page about our white-label travel".',
  run: (context) => [...longPattern(context), ...titles(context), ...descriptions(context)],
};
