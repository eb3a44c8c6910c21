import { sectionSchemaFile, sectionTypes } from '../../schema/section-schema-file.ts';
import type { Json } from '../../types.ts';
import type { Check } from '../check.ts';
import { fittingTypes } from '../context/marks/section-faults.ts';
import { onlyOne } from '../context/only-one.ts';
import { enabledOn, placementOfSection } from '../context/schemas/section-marks.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Place } from '../problems/problem.ts';
import { nearestName } from '../suggestions/closest.ts';
import { howToMakeSection } from '../suggestions/how-to-make-section.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** A name is a guess; what stands in the section may fit another type, and not the one that is called alike. */
const meantBy = (
  { near, props }: { near: string | undefined; props: Json },
  measures: Parameters<typeof fittingTypes>[1],
): string | undefined => {
  const fitting = Object.keys(props).length === 0 ? [] : fittingTypes(props, measures);
  return onlyOne(fitting) ?? near;
};

/** More types than this are not listed in a message. */
const mostListed = 8;

const remedyFor = (type: string, fitting: string[]): string =>
  fitting.length > mostListed
    ? howToMakeSection(type)
    : `Those that may stand here are ${fitting.join(', ')}.`;

/** Sections whose type has no file in schemas/sections. */
export const schemaUnknownSectionType: Check = {
  id: 'schema/unknown-section-type',
  severity: 'error',
  description: 'The type of a section is the name of a file in schemas/sections.',
  advice:
    'Nothing can be drawn for a type that nobody has made. Correct the name, or make the type as docs/sections.md tells. Example: "type": "heroo" should be "type": "hero".',
  runOnPages: ({ sections, source, validators }) => {
    const known = sectionTypes(source.schemas);
    const fitting = (place: Place) => {
      const here = placementOfSection(place.pointer);
      return known.filter(
        (type) => enabledOn(source.schemas[sectionSchemaFile(type)])?.includes(here) ?? true,
      );
    };
    return sections
      .filter(({ section: { type } }) => type !== '' && !validators.has(sectionSchemaFile(type)))
      .map(({ section: { type, props }, place }) => {
        const sure = onlySlip(type, known);
        const near = sure ?? nearestName(type, fitting(place));
        const suggestion = meantBy({ near, props }, { schemas: source.schemas, validators });
        const hint = suggestion === undefined ? ` ${remedyFor(type, fitting(place))}` : '';
        const message = `There is no section type "${type}".${hint}`;
        const fix = sure === undefined || sure !== suggestion ? {} : { fix: { set: sure } };
        const pointer = below(place.pointer, 'type');
        return { ...place, pointer, ...withSuggestion(message, suggestion), ...fix };
      });
  },
};
