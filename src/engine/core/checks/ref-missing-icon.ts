import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { sectionSchemaFile } from './context/placed-sections.ts';
import type { Place } from './problem.ts';
import { nearestName, withSuggestion } from './suggest.ts';

type Named = { value: string; place: Place };

/** The icons that components draw themselves stand in their schemas. */
const drawnIcons = ({ sections, source }: CheckContext): Named[] =>
  [...new Set(sections.map(({ section }) => sectionSchemaFile(section.type)))].flatMap((file) => {
    const names = source.schemas[file]?.['x-icons'];
    return (Array.isArray(names) ? names : []).map((name, index) => ({
      value: String(name),
      place: { file: `schemas/${file}`, pointer: `/x-icons/${index}` },
    }));
  });

/** Icon names that neither lucide nor public/icons knows. */
export const refMissingIcon: Check = {
  id: 'ref/missing-icon',
  severity: 'error',
  description: 'Every icon that is named exists on lucide.dev or in public/icons.',
  advice:
    'An icon that does not exist leaves an empty space beside its words. Choose a name from lucide.dev, or put an SVG file of that name into public/icons. Example: "gitf" should be "gift".',
  runOnPages: (context) => {
    const { icons } = context.source;
    const named = [...context.marks.filter(({ kind }) => kind === 'icon'), ...drawnIcons(context)];
    return named
      .filter(({ value }) => !Object.hasOwn(icons, value))
      .map(({ value, place }) => ({
        ...place,
        ...withSuggestion(
          `There is no icon "${value}".`,
          nearestName(value, Object.keys(icons)),
          `Choose a name from lucide.dev, or put ${value}.svg into public/icons.`,
        ),
      }));
  },
};
