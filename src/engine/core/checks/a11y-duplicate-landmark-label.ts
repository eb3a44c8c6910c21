import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { shownWords } from './context/shown-words.ts';
import { canMeet } from './context/spans.ts';
import type { Marked } from './context/walk-marks.ts';
import type { Finding } from './problem.ts';

/** The titles that name a part of a page: of a section, and of each list of links in it. */
const isTitle = ({ kind, place }: Marked): boolean =>
  kind === 'text' &&
  place.section !== undefined &&
  place.pointer.endsWith('/title') &&
  /\/props(\/columns\/\d+)?\/title$/.test(place.pointer);

const titles = ({ marks }: CheckContext): Map<string, Marked[]> => {
  const byFile = new Map<string, Marked[]>();
  for (const mark of marks) {
    if (!isTitle(mark)) continue;
    const known = byFile.get(mark.place.file);
    if (known) known.push(mark);
    else byFile.set(mark.place.file, [mark]);
  }
  return byFile;
};

const repeated = (context: CheckContext, marks: Marked[]): Finding[] => {
  const first = new Map<string, Marked[]>();
  const told = new Set<string>();
  return marks.flatMap((mark) =>
    shownWords(context, mark).flatMap(({ value, locale }) => {
      const name = `${locale}\n${value.trim().toLowerCase()}`;
      const others = first.get(name) ?? [];
      first.set(name, [...others, mark]);
      const repeats = others.some(({ place }) => canMeet(context, place, mark.place));
      if (!repeats || told.has(mark.place.pointer)) return [];
      told.add(mark.place.pointer);
      return [
        {
          ...mark.place,
          message: `Another part of this page is called "${value}" as well. Give each its own title.`,
        },
      ];
    }),
  );
};

/** Parts of a page with one name. */
export const a11yDuplicateLandmarkLabel: Check = {
  id: 'a11y/duplicate-landmark-label',
  severity: 'warning',
  description: 'No two sections of a page, and no two lists of its footer, have the same title.',
  advice:
    'Whoever moves through a page by its headings cannot tell two of one name apart. Give each section a title of its own, such as "Our partners" and "What you gain as a partner".',
  runOnPages: (context) => [...titles(context).values()].flatMap((marks) => repeated(context, marks)),
};
