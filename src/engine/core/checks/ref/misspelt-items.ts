import type { CheckContext } from '../context/check-context.ts';
import { findInItems, nameAt, strangeItems } from '../context/exchanged/named-items.ts';
import { camelCase, hyphened } from '../context/words/keys/key-parts.ts';
import type { Finding } from '../problems/problem.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** Items whose names are a single slip away from what their texts are called. */
export const misspeltItems = (context: CheckContext): Finding[] =>
  findInItems(context, (items, place) =>
    strangeItems(items).flatMap((item): Finding[] => {
      const meant = onlySlip(camelCase(item.name), item.parts);
      if (meant === undefined) return [];
      const message = `The texts of this entry are called "${meant}", and it "${item.name}".`;
      return [{ ...place, pointer: nameAt(place, item), ...withSuggestion(message, hyphened(meant)) }];
    }),
  );
