import { objectOf } from '../../../json/json-value.ts';
import { ownKeyword, switches } from '../../../schema/own-keyword.ts';
import type { Json } from '../../../types.ts';
import { placements } from '../../context/schemas/section-marks.ts';
import { below } from '../../problems/pointer-steps.ts';
import { atMostKeyword } from '../../schema-errors/number-faults.ts';
import { closest } from '../../suggestions/closest.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import type { SchemaSlip } from './schema-slip.ts';

const wrongSwitch = (node: Json, pointer: string): SchemaSlip[] =>
  switches.flatMap((name) => {
    const mark = ownKeyword(node, name);
    if (mark === undefined || typeof mark === 'boolean') return [];
    const message = `"${name}" is ${JSON.stringify(mark)}. Write true, or remove the line.`;
    return [{ pointer: below(pointer, name), message }];
  });

const wrongPlacement = (node: Json, pointer: string): SchemaSlip[] => {
  const places = ownKeyword(node, 'x-enabledOn');
  if (places === undefined) return [];
  const known = placements.map((place) => `"${place}"`).join(', ');
  if (!Array.isArray(places)) {
    const message = `"x-enabledOn" is ${JSON.stringify(places)}. Write a list of places: ${known}.`;
    return [{ pointer: below(pointer, 'x-enabledOn'), message }];
  }
  return places.flatMap((place, index) => {
    if (placements.some((other) => other === place)) return [];
    const message = `A section cannot stand on ${JSON.stringify(place)}. The places are ${known}.`;
    const meant = closest(String(place), placements);
    return [{ pointer: below(pointer, 'x-enabledOn', index), ...withSuggestion(message, meant) }];
  });
};

/** Numbers are measured against others of their group only when both are properties of it. */
const wrongNumbers = (node: Json, pointer: string): SchemaSlip[] => {
  const known = Object.keys(objectOf(node.properties));
  return Object.entries(objectOf(node[atMostKeyword])).flatMap(([name, beside]) =>
    [name, String(beside)].flatMap((one) => {
      if (known.includes(one)) return [];
      const message = `"${atMostKeyword}" names "${one}", which is no property of this group.`;
      return [
        { pointer: below(pointer, atMostKeyword, name), ...withSuggestion(message, closest(one, known)) },
      ];
    }),
  );
};

/** A text can be the end of another one only when both are properties of the same group. */
const wrongEnds = (node: Json, pointer: string): SchemaSlip[] => {
  const known = Object.keys(objectOf(node.properties));
  return Object.entries(objectOf(node.properties)).flatMap(([name, property]) => {
    const whole = ownKeyword(objectOf(property), 'x-endOf');
    if (whole === undefined || (whole !== name && known.some((other) => other === whole))) return [];
    const message = `"x-endOf" is ${JSON.stringify(whole)}, which is no other property of this group.`;
    const meant = closest(
      String(whole),
      known.filter((other) => other !== name),
    );
    return [{ pointer: below(pointer, 'properties', name, 'x-endOf'), ...withSuggestion(message, meant) }];
  });
};

/** The project's own words in a schema that say what cannot be. */
export const markSlips = (node: Json, pointer: string): SchemaSlip[] => [
  ...wrongSwitch(node, pointer),
  ...wrongNumbers(node, pointer),
  ...wrongEnds(node, pointer),
  ...wrongPlacement(node, pointer),
];
