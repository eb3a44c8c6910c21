import { sectionSchemaFile } from '../../schema/section-schema-file.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { PlacedSection } from '../context/marks/placed-sections.ts';
import { enabledOn, placementOfSection } from '../context/schemas/section-marks.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';

const inWords: Record<string, string> = {
  page: 'on a page',
  'layout.before': 'in "layout.before" of site.config.json',
  'layout.after': 'in "layout.after" of site.config.json',
  'layout.error': 'in "layout.error" of site.config.json',
  'layout.untranslated': 'in "layout.untranslated" of site.config.json',
};

const named = (places: string[]) => places.map((place) => inWords[place] ?? place).join(' or ');

/** A section that may not stand where it does. */
type Misplaced = PlacedSection & { allowed: string[]; here: string };

const misplaced = ({ sections, source }: CheckContext): Misplaced[] =>
  sections.flatMap((placed) => {
    const allowed = enabledOn(source.schemas[sectionSchemaFile(placed.section.type)]);
    const here = placementOfSection(placed.place.pointer);
    return allowed === undefined || allowed.includes(here) ? [] : [{ ...placed, allowed, here }];
  });

const finding = ({ section: { type }, place, allowed, here }: Misplaced): Finding => {
  const message = `A section of the type "${type}" may stand ${named(allowed)}, not ${inWords[here]}.`;
  return { ...place, pointer: below(place.pointer, 'type'), message };
};

const listed = (sections: Misplaced[]): string =>
  sections.map(({ section }) => `"${section.type}"`).join(' and ');

/** Sections above the pages that belong below them, and the reverse, were exchanged: that is one fault. */
const exchanged = (above: Misplaced[], under: Misplaced[]): Finding[] => {
  const [first] = above;
  if (!first || under.length === 0) return [];
  const message = `${listed(above)} should stand ${inWords['layout.after']}, and ${listed(under)} in "layout.before": they are exchanged. Put each in the place of the other.`;
  return [{ ...finding(first), message, tells: 'exchange' }];
};

const findings = (found: Misplaced[]): Finding[] => {
  const from = (here: string, there: string) =>
    found.filter((item) => item.here === here && item.allowed.includes(there));
  const [above, under] = [from('layout.before', 'layout.after'), from('layout.after', 'layout.before')];
  const both = exchanged(above, under);
  const told = new Set(both.length > 0 ? [...above, ...under] : []);
  return [...both, ...found.filter((item) => !told.has(item)).map(finding)];
};

/** Sections that stand where their type does not belong, by the mark `x-enabledOn` of their schema. */
export const schemaSectionNotAllowedHere: Check = {
  id: 'schema/section-not-allowed-here',
  severity: 'error',
  description: 'A section stands only where its type may stand: on a page, or in a place of the layout.',
  advice:
    'Some sections are made for one place: a header works above the content of every page, and a second one in the middle of a page would give visitors two menus. Move the section to the place that the message names, or take a type that is made for this place, such as "call-to-action" instead of "footer".',
  runOnPages: (context) => findings(misplaced(context)),
};
