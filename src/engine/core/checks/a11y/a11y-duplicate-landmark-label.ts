import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Marked } from '../context/marks/marked.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { shownWords } from '../context/marks/shown-words.ts';
import { canMeet } from '../context/spans.ts';
import type { Finding } from '../problems/problem.ts';

/** The titles that name a part of a page: of a section, and of each list of links in it. */
const isTitle = ({ place, name }: Marked): boolean =>
  place.section !== undefined && name === 'title' && /\/props(\/columns\/\d+)?\/title$/.test(place.pointer);

const titles = (context: CheckContext): Map<string, Marked[]> =>
  Map.groupBy(marksOfKind(context, 'text').filter(isTitle), ({ place }) => place.file);

const messageFor = (title: string) =>
  `Another part of this page is called "${title}" as well. Give each its own title.`;

const repeated = (context: CheckContext, marks: Marked[]): Finding[] => {
  const first = new Map<string, Marked[]>();
  const told = new Set<string>();
  const found: Finding[] = [];
  for (const mark of marks)
    for (const { value, locale } of shownWords(context, mark)) {
      const name = `${locale}\n${value.trim().toLowerCase()}`;
      const alike = first.get(name) ?? [];
      const repeats = alike.some(({ place }) => canMeet(context, place, mark.place));
      if (alike.push(mark) === 1) first.set(name, alike);
      if (!repeats || told.has(mark.place.pointer)) continue;
      told.add(mark.place.pointer);
      const keys = [...new Set(alike.flatMap(({ text }) => text?.key ?? []))];
      found.push({ ...mark.place, message: messageFor(value), named: { keys } });
    }
  return found;
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
