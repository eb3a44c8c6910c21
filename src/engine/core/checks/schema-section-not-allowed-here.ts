import type { Check } from './check.ts';
import { sectionSchemaFile } from './context/placed-sections.ts';
import { enabledOn, placementOf } from './context/section-marks.ts';
import { below } from './problem.ts';

const inWords: Record<string, string> = {
  page: 'on a page',
  'layout.before': 'in "layout.before" of site.config.json',
  'layout.after': 'in "layout.after" of site.config.json',
  'layout.error': 'in "layout.error" of site.config.json',
  'layout.untranslated': 'in "layout.untranslated" of site.config.json',
};

const named = (places: string[]) => places.map((place) => inWords[place] ?? place).join(' or ');

/** Sections that stand where their type does not belong, by the mark `x-enabledOn` of their schema. */
export const schemaSectionNotAllowedHere: Check = {
  id: 'schema/section-not-allowed-here',
  severity: 'error',
  description: 'A section stands only where its type may stand: on a page, or in a place of the layout.',
  advice:
    'Some sections are made for one place: a header works above the content of every page, and a second one in the middle of a page would give visitors two menus. Move the section to the place that the message names, or take a type that is made for this place, such as "call-to-action" instead of "footer".',
  runOnPages: ({ sections, source }) =>
    sections.flatMap(({ section: { type }, place }) => {
      const allowed = enabledOn(source.schemas[sectionSchemaFile(type)]);
      const here = placementOf(place.pointer);
      if (allowed === undefined || allowed.includes(here)) return [];
      const message = `A section of the type "${type}" may stand ${named(allowed)}, not ${inWords[here]}.`;
      return [{ ...place, pointer: below(place.pointer, 'type'), message }];
    }),
};
