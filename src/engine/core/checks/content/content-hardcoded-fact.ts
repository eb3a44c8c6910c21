import { configFile } from '../../file-names.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import {
  type TextWithFacts,
  textsWithFacts,
  type WrittenFact,
  withFacts,
} from '../context/facts/written-facts.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { setText, type WrittenText } from '../context/marks/written-texts.ts';
import { isComparable } from '../context/words/writing/message-syntax.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { withoutMending } from '../problems/restated.ts';
import { languageWithout } from './language-without.ts';

/** Links of pages are written out where they stand; those with a key are texts of the locale files. */
const writtenLinks = (context: CheckContext): WrittenText[] =>
  marksOfKind(context, 'link')
    .filter(({ text }) => text === undefined)
    .map(({ value, place }) => ({ value, place, locale: undefined, before: '' }));

/** Whether a literal is a year, which may be the same by chance: when a prize was won, or a shop opened. */
const isYear = ({ literal }: WrittenFact): boolean => /^(?:18|19|20)\d\d$/.test(literal);

/** The names of facts that a text writes out with the same characters: any of them may be meant. */
const alternatives = (facts: WrittenFact[]): string[][] =>
  [...Map.groupBy(facts, ({ literal }) => literal).values()].map((alike) => alike.map(({ name }) => name));

const inWords = (all: string[][]): string =>
  all.map((names) => names.map((name) => `%{${name}}`).join(' or ')).join(', ');

/** A text with facts written out in it, and for each literal the facts that may be meant. */
type Written = { key: string; literal: string; meant: string[][] };

/** What is wrong with a text, and of one with a key what is written out: other languages may not say it. */
type Seen = { found: Finding; written?: Written };

const seenIn = ({ text, facts }: TextWithFacts): Seen[] => {
  const [first] = facts;
  if (!first || !isComparable(text.value)) return [];
  const words = facts.reduce((value, { name, literal }) => value.replace(literal, `%{${name}}`), text.value);
  const meant = alternatives(facts);
  const message = `"${first.literal}" is a fact of site.config.json. Write ${inWords(meant)}, so that it changes everywhere at once.`;
  const fix = facts.some(isYear) ? {} : { fix: setText(text, words) };
  const found = { ...text.place, message, suggestion: `%{${first.name}}`, ...fix };
  return [
    text.key === undefined ? { found } : { found, written: { key: text.key, literal: first.literal, meant } },
  ];
};

/** A fact that another language does not say at all: its name would be wrong here alone. */
const besideOthers = (context: CheckContext, { found, written }: Seen): Finding => {
  if (written === undefined) return found;
  const { key, literal, meant } = written;
  const silent = languageWithout(context, key, meant);
  if (silent === undefined) return found;
  const message = `"${literal}" is a fact of site.config.json, and the text in "${silent}" does not say it. Take it out here, or say it there, too, and write ${inWords(meant)} in both.`;
  return { ...withoutMending(found), message };
};

/** A year that stands around every page by itself: what it is for, such as a copyright, moves on every January. */
const stuckYears = (context: CheckContext): Finding[] =>
  marksOfKind(context, 'text')
    .filter(
      ({ text, value, place }) => text === undefined && place.file === configFile && /^20\d\d$/.test(value),
    )
    .map(({ value, place }) => ({
      ...place,
      message: `"${value}" stays as it is when the year ends. Write %{year}, which always is the current year.`,
      suggestion: '%{year}',
    }));

/** Facts of the site that a text or a link writes out. */
export const contentHardcodedFact: Check<Seen> = {
  id: 'content/hardcoded-fact',
  severity: 'warning',
  description:
    'A phone number, an address or a figure that is a fact of the site stands in texts as %{name}.',
  advice:
    'A number written out in one text stays behind when it changes in all others. Write "Call %{phone}" and let "phone" stand once, under "facts" in site.config.json. Short figures such as 30% are not looked for, because they may well mean something else.',
  acrossPages: {
    see: (context) => [
      ...[...textsWithFacts(context), ...withFacts(context, writtenLinks(context))].flatMap(seenIn),
      ...stuckYears(context).map((found) => ({ found })),
    ],
    tell: (seen, context) => oncePerPlace(seen.map((one) => besideOthers(context, one))),
  },
};
