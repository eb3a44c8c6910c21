import { parseText } from '../../words/text-reference.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { PlacedSection } from '../context/marks/placed-sections.ts';
import { camelCase, hyphened, parentOf } from '../context/words/keys/key-parts.ts';
import { isAtOrWithin } from '../problems/place-keys.ts';
import { isPlural, onlySlip } from '../suggestions/one-slip.ts';

/** The group of the text that a value names. */
const groupNamed = ({ texts }: CheckContext, value: string): string | undefined => {
  // Nearly all are looked up already.
  const { key } = texts.get(value) ?? parseText(value);
  return key === undefined ? undefined : parentOf(key);
};

/** What the settings of a section may call it, and the groups of the texts that it names. */
const calledIn = (context: CheckContext, props: object): Set<string> => {
  const [settings, groups] = [new Set<string>(), new Set<string>()];
  for (const value of Object.values(props)) {
    if (typeof value !== 'string') continue;
    const group = groupNamed(context, value);
    // Most of its texts are of one group.
    if (group !== undefined) groups.add(group);
    else if (/^[a-z][\w-]*$/.test(value)) settings.add(value);
  }
  for (const group of groups) for (const name of group.split('.')) settings.add(hyphened(name));
  return settings;
};

/** Whether a section fits its schema: else one of its settings may be the slip. */
const fits = ({ sectionFindings }: CheckContext, { place }: PlacedSection): boolean =>
  !sectionFindings.some((found) => isAtOrWithin(found, place));

/** Sections whose ids are a single slip away from what their own texts, or one of their settings, are called. */
export const sectionsUnlikeTheirTexts = (context: CheckContext): { placed: PlacedSection; meant: string }[] =>
  context.sections.flatMap((placed) => {
    const { id, type, props } = placed.section;
    if (id === type || typeof id !== 'string') return [];
    const names = calledIn(context, props ?? {});
    if (names.has(id) || names.has(hyphened(camelCase(id)))) return [];
    const meant = onlySlip(id, names);
    return meant === undefined || isPlural(id, meant) || !fits(context, placed) ? [] : [{ placed, meant }];
  });
