import { objectOf } from '../../json/json-value.ts';
import { remembered } from '../../memory/remembered.ts';
import { ownKeyword } from '../../schema/own-keyword.ts';
import { sectionSchemaFile } from '../../schema/section-schema-file.ts';
import type { Json } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { namedText, type ShownWords } from '../context/marks/named-text.ts';
import type { PlacedSection } from '../context/marks/placed-sections.ts';
import { shownWords } from '../context/marks/shown-words.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { shorten } from '../schema-errors/fault.ts';

/** The properties that must be the end of another one, with that one, by the mark `x-endOf` of their schema. */
const endingsOf = remembered((schema: Json): [name: string, whole: string][] =>
  Object.entries(objectOf(schema.properties)).flatMap(([name, property]): [string, string][] => {
    const whole = ownKeyword(objectOf(property), 'x-endOf');
    return typeof whole === 'string' ? [[name, whole]] : [];
  }),
);

const wordsAt = (context: CheckContext, { section, place, locales }: PlacedSection, name: string) => {
  const value: unknown = objectOf(section.props)[name];
  if (typeof value !== 'string') return [];
  const text = namedText(context.texts, value);
  return shownWords(context, {
    value,
    text,
    locales,
    place: { ...place, pointer: below(place.pointer, 'props', name) },
  });
};

/** Tells in each language an emphasis that its heading does not end with; in the section, if no language has it right. */
const findingsAt = (
  context: CheckContext,
  placed: PlacedSection,
  [name, whole]: [string, string],
): Finding[] => {
  const all = new Map(wordsAt(context, placed, whole).map((words) => [words.locale, words]));
  const isNoEnd = ({ locale, value }: ShownWords) => all.get(locale)?.value.endsWith(value) === false;
  const words = wordsAt(context, placed, name);
  const wrong = words.filter(isNoEnd);
  const told = wrong.map(({ locale, value, place }) => {
    const heading = all.get(locale);
    const message = `"${shorten(value)}" is not the end of "${shorten(heading?.value ?? '')}", which it should emphasize: visitors read both. Write its last words.`;
    return { ...place, message, ...(heading ? { origin: heading.place } : {}) };
  });
  // What no language has right is wrong where the section names it.
  const [first, second] = told;
  return first && second && wrong.length === words.length
    ? [
        {
          ...placed.place,
          pointer: below(placed.place.pointer, 'props', name),
          message: first.message,
          origin: first.origin ?? placed.place,
        },
      ]
    : told;
};

/** Words that should stand out at the end of a heading and do not stand there. */
export const contentEmphasis: Check = {
  id: 'content/emphasis',
  severity: 'warning',
  description:
    'What a section emphasizes at the end of a heading is the end of that heading, in every language.',
  advice:
    'A heading with coloured last words has these a second time, in a property of their own; when the two differ, visitors read the heading and the words behind it. Write the last words of the heading, letter for letter. Example: "Let’s Connect" with the emphasis "Connect". Which properties are meant, their schemas say with "x-endOf".',
  runOnPages: (context) =>
    oncePerPlace(
      context.sections.flatMap((placed) => {
        const schema = context.source.schemas[sectionSchemaFile(placed.section.type)];
        return schema ? endingsOf(schema).flatMap((ending) => findingsAt(context, placed, ending)) : [];
      }),
    ),
  join: oncePerPlace,
};
