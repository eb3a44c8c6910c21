import type { SectionDocument } from '../../../../generated/types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { findInItems, nameAt, strangeItems } from '../context/exchanged/named-items.ts';
import { misspeltSections } from '../context/marks/misspelt-sections.ts';
import { camelCase, hyphened } from '../context/words/keys/key-parts.ts';
import { oncePerPlace, placeKey } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { isPlural, onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { sectionsUnlikeTheirTexts } from './sections-unlike-their-texts.ts';

const messageOf = ({ type, id }: SectionDocument, meant: string, page: string | undefined): string => {
  if (meant === type) return `This section of the type "${type}" is called "${id}".`;
  const others = meant === page ? 'This page is' : 'Other sections of this type are';
  return `${others} called "${meant}", and this section "${id}".`;
};

const idOf = (place: Place): Place => ({ ...place, pointer: below(place.pointer, 'id') });

/** Forms whose ids are a single slip away from their rules: what visitors began to write is kept under the id. */
const misspeltForms = ({ forms }: CheckContext): Finding[] =>
  forms.flatMap(({ form, place, rules }): Finding[] => {
    // Rules that do not exist are misspelt themselves.
    if (rules === undefined) return [];
    const [id, schema] = [String(form.id), String(form.schema)];
    const meant = id === schema ? undefined : onlySlip(id, [schema]);
    // Capitals are the schema's.
    if (meant === undefined || isPlural(id, meant) || meant === id.toLowerCase()) return [];
    const message = `This form has the rules "${schema}", and is called "${id}".`;
    return [{ ...idOf(place), ...withSuggestion(message, meant) }];
  });

/** Items whose names are a single slip away from what their texts are called. */
const misspeltItems = (context: CheckContext): Finding[] =>
  findInItems(context, (items, place) =>
    strangeItems(items).flatMap((item): Finding[] => {
      const meant = onlySlip(camelCase(item.name), item.parts);
      if (meant === undefined) return [];
      const message = `The texts of this entry are called "${meant}", and it "${item.name}".`;
      return [{ ...place, pointer: nameAt(place, item), ...withSuggestion(message, hyphened(meant)) }];
    }),
  );

/** Sections that are called almost, but not quite, like others of their type, and items almost like their texts. */
export const refMisspeltId: Check = {
  id: 'ref/misspelt-id',
  severity: 'warning',
  description:
    'The id of a section is no slip for its type, its texts or what others of the type are called, nor the key of an item for its texts, nor the id of a form for its rules.',
  advice:
    'Visitors see the id of a section behind the # of an address, and links lead to it: "/solutions/pay#overivew" is a slip that stays. Write the id as on the other pages, or a name of its own. Example: where four pages call this type of section "overview", "overivew" is a slip.',
  run: (context) =>
    misspeltSections(context).map(({ placed: { section, place }, meant }) => ({
      ...idOf(place),
      ...withSuggestion(messageOf(section, meant, place.page), meant),
    })),
  runOnPages: (context) => [
    ...misspeltItems(context),
    ...misspeltForms(context),
    ...sectionsUnlikeTheirTexts(context).map(({ placed: { section, place }, meant }) => ({
      ...idOf(place),
      ...withSuggestion(`The texts of this section are called "${meant}", and it "${section.id}".`, meant),
    })),
  ],
  // What others of its type are called the whole site knows, and tells.
  join: (found, context) => {
    const told = new Set(misspeltSections(context).map(({ placed: { place } }) => placeKey(idOf(place))));
    return oncePerPlace(found).filter((finding) => !told.has(placeKey(finding)));
  },
};
