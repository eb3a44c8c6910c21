import { configFile } from '../../file-names.ts';
import { listOf, objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { literalsOf } from '../context/marks/literals.ts';
import type { Marked } from '../context/marks/marked.ts';
import { placeKey } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { isReference } from './literal/is-reference.ts';
import { misspeltName } from './literal/misspelt-name.ts';
import { remedyForLiteral } from './literal/remedy-for-literal.ts';
import { bareKeyOf } from './missing-key/bare-key-of.ts';

/** A text without a key, and where it stands: a name that is not listed is one fault, however often it is written. */
type Literal = { text: string; place: Place; others: Place[] };

/** What is wrong with a text, if it is a fault of this kind. */
type Kind = (context: CheckContext, literal: Literal) => Finding[];

const groupByText = (marks: Marked[]): Literal[] => {
  const literals = new Map<string, Literal>();
  for (const { value, place } of marks) {
    const known = literals.get(value);
    if (known) known.others.push(place);
    else literals.set(value, { text: value, place, others: [] });
  }
  return [...literals.values()];
};

/** A listed name that is written otherwise, here or in the list. */
const misspelt: Kind = (context, { text, place }) => misspeltName(context, text, place);

/** A name that is listed together with others, as one entry. */
const severalInOne: Kind = ({ given }, { text }) =>
  listOf(objectOf(given.config).names).flatMap((entry, index): Finding[] => {
    const parts = String(entry).split(/\s*[,;]\s*/);
    if (parts.length === 1 || !parts.includes(text)) return [];
    const message = `"${entry}" are several names in one. Write each by itself: ${parts.map((part) => `"${part}"`).join(', ')}.`;
    return [{ file: configFile, pointer: below('/names', index), message }];
  });

/** A truth value that is written as a text. */
const quotedTruth: Kind = (_, { text, place }) => {
  const truth = closest(text, ['true', 'false']);
  if (truth === undefined) return [];
  const message =
    truth === text
      ? `Write it without quotation marks: ${text}.`
      : `"${text}" is no word. Write ${truth}, without quotation marks.`;
  return [{ ...place, message, asked: truth === 'true' }];
};

/** Words with capitals in this many places are a name that is no longer listed. */
const leastPlaces = 3;

/** A name that the list of names has lost. */
const lostName: Kind = ({ given }, { text, others }) => {
  const count = others.length + 1;
  const hasNames = listOf(objectOf(given.config).names).length > 0;
  const isName = text.split(' ').every((word) => /^[\p{Lu}&]/u.test(word));
  if (count < leastPlaces || !hasNames || !isName) return [];
  const message = `"${text}" stands in ${count} places without a key, as proper names do, and "names" does not list it. List it here, or give it a key in these places.`;
  return [{ file: configFile, pointer: '/names', message }];
};

/** Words that no other kind explains: every language shows them as they are. */
const keyless: Kind = (context, { text, place, others }) => {
  const where = others.length === 1 ? 'place' : 'places';
  const more = others.length === 0 ? '' : ` It stands in ${others.length} more ${where}.`;
  const { todo, asked } = remedyForLiteral(context, text, place);
  const message = `"${text}" has no key, so it is the same in every language.${more} ${todo}`;
  return [{ ...place, message, asked }];
};

/** The first kind that finds something explains a text. */
const kinds: Kind[] = [misspelt, severalInOne, quotedTruth, lostName, keyless];

const explain = (context: CheckContext, literal: Literal): Finding[] => {
  for (const kind of kinds) {
    const found = kind(context, literal);
    if (found.length > 0) return found;
  }
  return [];
};

/** The findings without those that say the same of the same place. */
const oncePerFault = (findings: Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [`${placeKey(finding)}\n${finding.message}`, finding])).values(),
];

/**
 * In a file that cannot be read whole, a text may contain what stands behind it. A link is `i18n/todo-value`'s, a name
 * without "t:" `i18n/missing-key`'s.
 */
const isLiteral = (context: CheckContext, mark: Marked): boolean =>
  !context.unreadable.has(mark.place.file) &&
  bareKeyOf(context, mark) === undefined &&
  !isReference(context, mark.value);

const literalsIn = (context: CheckContext): Literal[] =>
  groupByText(literalsOf(context).filter((mark) => isLiteral(context, mark)));

/** Words written on a page without a key, which therefore stay the same in every language. */
export const i18nInlineLiteral: Check = {
  id: 'i18n/inline-literal',
  severity: 'warning',
  description: 'Words on a page have a key, so that every language can have its own. Proper names need none.',
  advice:
    'Words without a key are the same in every language, so Spanish visitors read English. Give them a key and a translation, or list them under "names" in site.config.json when they are a proper name. Example: "title": "Our story" becomes "title": "t:about.title|Our story".',
  run: (context) => oncePerFault(literalsIn(context).flatMap((literal) => explain(context, literal))),
};
