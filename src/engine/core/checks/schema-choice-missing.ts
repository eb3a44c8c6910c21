import { listOf, objectOf } from '../json-value.ts';
import { sectionSchemaFile } from '../section-schema-file.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { below, type Finding, lastStep } from './problem.ts';
import { withSuggestion } from './with-suggestion.ts';

/** The mark of a property each of whose values some section of the site must have. */
const mark = 'x-eachShown';

const isMarked = (property: unknown): boolean => objectOf(property)[mark] === true;

/** Every section whose type has such a property, with its value; which of them is wrong, only all together show. */
const choicesIn = ({ sections, source: { schemas } }: CheckContext): Finding[] =>
  sections.flatMap(({ section: { type, props }, place }) =>
    Object.entries(objectOf(schemas[sectionSchemaFile(type)]?.properties))
      .filter(([, property]) => isMarked(property))
      .map(([name]) => {
        const names = [type, String(objectOf(props)[name])];
        return { ...place, pointer: below(place.pointer, 'props', name), message: '', names };
      }),
  );

/** The section that is called after the value that is missing, or else the last. */
const likely = (found: Finding[], missing: string): Finding | undefined =>
  found.find(({ page = '', section = '' }) =>
    [...page.split('-'), ...section.split('-')].includes(missing),
  ) ?? found.at(-1);

const told = ({ source: { schemas } }: CheckContext, found: Finding[]): Finding[] => {
  const [{ pointer, names: [type = ''] = [] } = { pointer: '' }] = found;
  const { properties } = objectOf(schemas[sectionSchemaFile(type)]);
  const values = listOf(objectOf(objectOf(properties)[lastStep(pointer)]).enum).map(String);
  const shown = new Set(found.map(({ names }) => names?.[1]));
  // A value that is none of these is reported by the schema.
  if ([...shown].some((value) => !values.includes(value ?? ''))) return [];
  const missing = values.find((value) => !shown.has(value));
  const place = missing === undefined ? undefined : likely(found, missing);
  if (!place) return [];
  const message = `No section of the type "${type}" has the value "${missing}" here, and a site that has one needs one for each: ${values.map((value) => `"${value}"`).join(', ')}.`;
  const isSecond = found.filter(({ names }) => names?.[1] === place.names?.[1]).length > 1;
  const at = { ...place, names: [type, String(missing)] };
  return isSecond
    ? [{ ...at, ...withSuggestion(message, missing) }]
    : [{ ...at, message: `${message} Make a page for it.` }];
};

/** Values of a section type that no page shows although each is needed. */
export const schemaChoiceMissing: Check = {
  id: 'schema/choice-missing',
  severity: 'error',
  description: 'Where a section type needs one section for each value of a property, there is one.',
  advice:
    'Mails of the newsletter lead to a page that confirms an address and to one that takes it off the list; if both do the same, nobody can do the other. Give each value its section, such as "action": "confirm" on one page and "unsubscribe" on another. Which properties are meant, their schemas say with "x-eachShown".',
  runOnPages: choicesIn,
  join: (found, context) =>
    [...Map.groupBy(found, ({ pointer, names = [] }) => `${names[0]} ${lastStep(pointer)}`).values()].flatMap(
      (alike) => told(context, alike),
    ),
};
