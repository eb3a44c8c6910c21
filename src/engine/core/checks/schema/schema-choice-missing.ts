import { listOf, objectOf } from '../../json/json-value.ts';
import { sectionSchemaFile } from '../../schema/section-schema-file.ts';
import type { Check } from '../check.ts';
import { choicesOf } from '../choices-of.ts';
import type { CheckContext } from '../context/check-context.ts';
import { hiddenFrom, type LinkGap } from '../context/links/link-gaps.ts';
import { onlyOne } from '../context/only-one.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** A value of such a property, and the type of the section that has it. */
type Choice = { place: Place; type: string; name: string; value: string };

/** Every section whose type has such a property, with its value; which of them is wrong, only all together show. */
const choicesIn = ({ sections, source: { schemas } }: CheckContext): Choice[] =>
  sections.flatMap(({ section: { type, props }, place }) =>
    choicesOf(schemas, type).map((name) => ({
      place: { ...place, pointer: below(place.pointer, 'props', name) },
      type,
      name,
      value: String(objectOf(props)[name]),
    })),
  );

/** The section that is called after the value that is missing, or else the last. */
const likely = (found: Choice[], missing: string): Choice | undefined =>
  found.find(({ place: { page = '', section = '' } }) =>
    [...page.split('-'), ...section.split('-')].includes(missing),
  ) ?? found.at(-1);

const hasValue =
  (value: string) =>
  (found: Choice): boolean =>
    found.value === value;

/** Why a section is not shown now. */
const hiddenNow = (context: CheckContext, { place }: Choice): LinkGap | undefined => {
  const gap = hiddenFrom(context, place);
  return gap?.moment === context.source.clock.now ? gap : undefined;
};

/** A value that one section shows today, and by the clock alone none will one day. */
const toldLater = (context: CheckContext, alike: Choice[]): Finding[] => {
  const only = onlyOne(alike);
  const gap = only && hiddenFrom(context, only.place);
  if (!gap) return [];
  const { type, name, value } = only;
  const message = `From ${gap.from} on "${name}" is "${value}" on no page, which a site with sections of the type "${type}" needs: ${gap.reason}. Remove the date, or make another page for it.`;
  return [{ ...gap.cause, message, severity: 'warning' }];
};

/** Mails lead to such a page whether it is published or not. Where none is, the site may still be in the making. */
const toldHidden = (found: Choice, { cause, reason }: LinkGap, isNoneShown: boolean): Finding => {
  const { type, name, value } = found;
  const message = `Only here "${name}" is "${value}", which a site with sections of the type "${type}" needs, and ${reason}. Publish it.`;
  return {
    ...cause,
    message,
    named: { types: [type], values: [value] },
    ...(isNoneShown ? { severity: 'warning' } : {}),
  };
};

/** Tells the value that no shown section has, where a site needs one section for each: at the hidden or likeliest one. */
const told = (context: CheckContext, found: Choice[]): Finding[] => {
  const [first] = found;
  if (!first) return [];
  const { type, name } = first;
  const { properties } = objectOf(context.source.schemas[sectionSchemaFile(type)]);
  const values = listOf(objectOf(objectOf(properties)[name]).enum).map(String);
  // A value that is none of these is reported by the schema.
  if (found.some((one) => !values.includes(one.value))) return [];
  const shown = found.filter((one) => hiddenNow(context, one) === undefined);
  const missing = values.find((value) => !shown.some(hasValue(value)));
  if (missing === undefined)
    return values.flatMap((value) => toldLater(context, found.filter(hasValue(value))));
  const only = found.find(hasValue(missing));
  const hidden = only && hiddenNow(context, only);
  if (hidden) return [toldHidden(only, hidden, shown.length === 0)];
  const likeliest = likely(shown.length > 0 ? shown : found, missing);
  if (!likeliest) return [];
  const message = `No section of the type "${type}" has the value "${missing}" here, and a site that has one needs one for each: ${values.map((value) => `"${value}"`).join(', ')}.`;
  const isSecond = found.filter(hasValue(likeliest.value)).length > 1;
  const at = { ...likeliest.place, named: { types: [type], values: [missing] } };
  return isSecond
    ? [{ ...at, ...withSuggestion(message, missing) }]
    : [{ ...at, message: `${message} Make a page for it.` }];
};

/** Values of a section type that no page shows although each is needed. */
export const schemaChoiceMissing: Check<Choice> = {
  id: 'schema/choice-missing',
  severity: 'error',
  description:
    'Where a section type needs one published section for each value of a property, there is one, today and later.',
  advice:
    'Mails of the newsletter lead to a page that confirms an address and to one that takes it off the list; if both do the same, or one is not published, nobody can do the other. Give each value its section, such as "action": "confirm" on one page and "unsubscribe" on another. Which properties are meant, their schemas say with "x-eachShown".',
  acrossPages: {
    see: choicesIn,
    tell: (found, context) => {
      const groups = Map.groupBy(found, ({ type, name }) => `${type} ${name}`);
      return [...groups.values()].flatMap((alike) => told(context, alike));
    },
  },
};
