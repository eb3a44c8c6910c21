import { parseText } from '../../../messages.ts';
import { isWithinPlace } from '../../problem.ts';
import { isPlural, onlySlip } from '../../suggest.ts';
import type { CheckContext } from '../check-context.ts';
import { camelCase, hyphened, parentOf } from '../words/key-parts.ts';
import type { PlacedSection } from './placed-sections.ts';

/** The names that a text or a setting of a section suggests for it: the groups of the text, or the setting itself. */
const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'string') return [];
  const { key } = parseText(value);
  if (key !== undefined) return parentOf(key).split('.').map(hyphened);
  return /^[a-z][\w-]*$/.test(value) ? [value] : [];
};

/** Whether a section fits its schema: else one of its settings may be the slip. */
const fits = ({ sectionFindings }: CheckContext, { place: { file, pointer } }: PlacedSection): boolean =>
  !sectionFindings.some((found) => found.file === file && isWithinPlace(found.pointer, pointer));

/** Sections whose ids are a single slip away from what their own texts, or one of their settings, are called. */
export const unlikeTheirTexts = (context: CheckContext): { placed: PlacedSection; meant: string }[] =>
  context.sections.flatMap((placed) => {
    const { id, type, props } = placed.section;
    if (id === type || typeof id !== 'string') return [];
    const names = new Set(Object.values(props ?? {}).flatMap(namesIn));
    if (names.has(id) || names.has(hyphened(camelCase(id)))) return [];
    const meant = onlySlip(id, names);
    return meant === undefined || isPlural(id, meant) || !fits(context, placed) ? [] : [{ placed, meant }];
  });
