import { localeFile } from '../../file-names.ts';
import { isObject, objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { onlyOne } from '../context/only-one.ts';
import { type PagePart, pageParts } from '../context/words/page-parts.ts';
import { above, isAtOrBelow, lastStep } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { valueAt } from '../problems/value-at.ts';
import { kindsInWords } from '../schema-errors/fault.ts';
import { type SchemaFinding, schemaFindings } from '../schema-errors/schema-findings.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const textOrGroup = `${kindsInWords(['string', 'object'])}.`;

/** The name in the default language for one that was translated: the only one that the group lacks, or one like it. */
const meantName = (
  { given, defaultLocale }: CheckContext,
  locale: string,
  pointer: string,
): string | undefined => {
  const namesIn = (one: string) => Object.keys(objectOf(valueAt(given.locales[one], above(pointer))));
  const own = new Set(namesIn(locale));
  const free = namesIn(defaultLocale).filter((name) => !own.has(name));
  return onlyOne(free) ?? closest(lastStep(pointer), free);
};

/** The names of a translation are those of the default language: one with other letters was translated, too. */
const asTranslated = (context: CheckContext, locale: string, finding: SchemaFinding): Finding => {
  const name = lastStep(finding.pointer);
  const isName = finding.keyword === 'pattern' && finding.at === 'key' && /^\p{L}[\p{L}\d]*$/u.test(name);
  if (!isName || locale === context.defaultLocale) return finding;
  const meant = meantName(context, locale, finding.pointer);
  return { ...finding, ...withSuggestion(`"${name}" is a name, and names are not translated.`, meant) };
};

/** Whether another language has a text there. */
const isTextElsewhere = ({ given }: CheckContext, locale: string, pointer: string): boolean =>
  Object.entries(given.locales).some(
    ([other, document]) => other !== locale && typeof valueAt(document, pointer) === 'string',
  );

/** What is no text is to be one where other languages have one: nothing else can be shown there. */
const asText = (context: CheckContext, locale: string, finding: SchemaFinding): Finding => {
  const { keyword, pointer, message } = finding;
  if (keyword !== 'type' || !isTextElsewhere(context, locale, pointer))
    return asTranslated(context, locale, finding);
  const text = message.endsWith(textOrGroup) ? 'one text in double quotes.' : 'text.';
  return { ...finding, message: message.replace(textOrGroup, text) };
};

/** A part of a page among the words: whatever else is wrong with it is right where it belongs. */
const toldOfPart = (file: string, { pointer, isSection }: PagePart): Finding => {
  const message = isSection
    ? 'This is a section, and belongs on a page. Cut it out here, and paste it there, into the list "sections".'
    : 'This is a part of a page: it names its texts with "t:", and has no words. Cut it out here, and paste it there.';
  return { file, pointer, at: 'key', message };
};

const findingsIn = (context: CheckContext, locale: string, value: unknown): Finding[] => {
  const file = localeFile(locale);
  const parts = isObject(value) ? pageParts(value) : [];
  const isOfPart = ({ pointer }: Finding) => parts.some((part) => isAtOrBelow(pointer, part.pointer));
  const found = schemaFindings(context.validators, 'locale.schema.json', {
    value,
    place: { file, pointer: '' },
  });
  const others = found.filter((finding) => !isOfPart(finding));
  return [
    ...parts.map((part) => toldOfPart(file, part)),
    ...others.map((finding) => asText(context, locale, finding)),
  ];
};

/** Each locale file against schemas/locale.schema.json. */
export const schemaLocale: Check = {
  id: 'schema/locale',
  severity: 'error',
  description: 'A locale file holds texts in groups, and nothing else.',
  advice:
    'A locale file can only hold texts and groups of texts: a number or a list is shown nowhere, and a text of more than 5000 characters is several. Write a number as a text in quotation marks. Example: "year": 2012 becomes "year": "2012".',
  // In the part with the first of the words: when the parts are joined, only one thread has something to do.
  runOnPages: (context) =>
    Object.entries(context.hasFirstWords ? context.given.locales : {}).flatMap(([locale, value]) =>
      findingsIn(context, locale, value),
    ),
};
