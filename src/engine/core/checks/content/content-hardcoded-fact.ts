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
  all.map((names) => names.map((name) => `%{${name}}`).join(' or ')).join(' and ');

/** A telephone number as it is dialled, which no visitor reads. */
const isDialled = (fact: unknown): boolean => /^\+?\d{7,}$/.test(String(fact));

/** The facts in their order; of those with one number the ones for readers, or for the link that dials it. */
const fitting = ({ source }: CheckContext, { text, facts }: TextWithFacts): WrittenFact[] => {
  const isInLink = text.value.startsWith('tel:');
  const isFit = ({ name }: WrittenFact) => isDialled(source.config.facts?.[name]) === isInLink;
  const placeOf = ({ literal }: WrittenFact) => text.value.indexOf(literal);
  return facts
    .filter((fact) => isFit(fact) || !facts.some((other) => other.literal === fact.literal && isFit(other)))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** What a text writes out, and how that is told. */
const literalsOf = (facts: WrittenFact[]): { literals: string; are: string; them: string } => {
  const all = [...new Set(facts.map(({ literal }) => literal))];
  const literals = all.map((literal) => `"${literal}"`).join(' and ');
  return all.length === 1
    ? { literals, are: 'is a fact', them: 'it' }
    : { literals, are: 'are facts', them: 'them' };
};

/** A text with facts written out in it, for each literal the facts that may be meant, and how it is told. */
type Written = {
  key: string;
  meant: string[][];
  names: string;
  told: ReturnType<typeof literalsOf>;
};

/** What is wrong with a text, and of one with a key what is written out: other languages may not say it. */
type Seen = { found: Finding; written?: Written };

const seenIn = (context: CheckContext, withAll: TextWithFacts): Seen[] => {
  const { text } = withAll;
  const facts = fitting(context, withAll);
  const [first] = facts;
  if (!first || !isComparable(text.value)) return [];
  const words = facts.reduce((value, { name, literal }) => value.replace(literal, `%{${name}}`), text.value);
  const names = inWords(alternatives(facts));
  const told = literalsOf(facts);
  const change = told.them === 'it' ? 'it changes' : 'they change';
  const message = `${told.literals} ${told.are} of site.config.json. Write ${names}, so that ${change} everywhere at once.`;
  const fix = facts.some(isYear) ? {} : { fix: setText(text, words) };
  const found = { ...text.place, message, suggestion: `%{${first.name}}`, ...fix };
  if (text.key === undefined) return [{ found }];
  return [{ found, written: { key: text.key, meant: alternatives(withAll.facts), names, told } }];
};

/** A fact that another language does not say at all: its name would be wrong here alone. */
const besideOthers = (context: CheckContext, { found, written }: Seen): Finding => {
  if (written === undefined) return found;
  const { key, meant, names, told } = written;
  const silent = languageWithout(context, key, meant);
  if (silent === undefined) return found;
  const { literals, are, them } = told;
  const all = them === 'it' ? 'it' : 'all of them';
  const message = `${literals} ${are} of site.config.json, and the text in "${silent}" does not say ${all}. Take ${them} out here, or say ${them} there, too, and write ${names} in both.`;
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
      ...[...textsWithFacts(context), ...withFacts(context, writtenLinks(context))].flatMap((one) =>
        seenIn(context, one),
      ),
      ...stuckYears(context).map((found) => ({ found })),
    ],
    tell: (seen, context) => oncePerPlace(seen.map((one) => besideOthers(context, one))),
  },
};
