import type { Check } from './check.ts';
import { misspeltSections } from './context/misspelt-sections.ts';
import { below } from './problem.ts';
import { withSuggestion } from './suggest.ts';

/** Sections that are called almost, but not quite, like the others of their type. */
export const refSectionId: Check = {
  id: 'ref/section-id',
  severity: 'warning',
  description: 'The id of a section is no slip for what other sections of its type are called.',
  advice:
    'Visitors see the id of a section behind the # of an address, and links lead to it: "/solutions/pay#overivew" is a slip that stays. Write the id as on the other pages, or a name of its own. Example: where four pages call this type of section "overview", "overivew" is a slip.',
  run: (context) =>
    misspeltSections(context).map(({ placed: { section, place }, meant }) => ({
      ...place,
      pointer: below(place.pointer, 'id'),
      ...withSuggestion(
        `Other sections of this type are called "${meant}", and this one "${section.id}".`,
        meant,
      ),
    })),
};
