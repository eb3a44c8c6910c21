import pc from 'picocolors';
import { bySeverity } from '../../../src/engine/core/checks/problems/severities.ts';
import { counted } from '../../../src/engine/core/counted.ts';
import { formatCounts, formatProblems } from './format-text.ts';
import { countSeverities, type Format, pathIn, type Report, type SeenCounts } from './report.ts';
import { worstFilesFirst } from './worst-files-first.ts';

const seenInWords = ({ pages, sections, locales }: SeenCounts, checks: number): string =>
  `Checked ${counted(pages, 'page')}, ${counted(sections, 'section')} and ${counted(locales, 'language')} with ${counted(checks, 'check')}.`;

/** Which problems keep the site from being built, and where to begin when there are others. */
const stoppingLine = (report: Report): string[] => {
  const { problems } = report;
  const [first, another] = worstFilesFirst(problems).filter(({ severity }) => severity === 'error');
  if (first === undefined || problems.length === 1) return [];
  const place = `${pathIn(report, first.file)}:${first.line}`;
  if (another === undefined) return [`The error stops the build: ${place}`];
  return [`${countSeverities(problems).error} errors stop the build. Begin with ${place}`];
};

/** How to read more about the checks that reported something, the worst first. */
const furtherReading = ({ problems }: Report): string[] => {
  const inOrder = worstFilesFirst(problems).toSorted(bySeverity);
  const [first, ...others] = [...new Set(inOrder.map(({ check }) => check))];
  if (first === undefined) return [];
  const more =
    others.length === 0 ? '' : ` (also ${others.slice(0, 4).join(', ')}${others.length > 4 ? ', …' : ''})`;
  return [`Why, and what to do: npm run validate -- --explain ${first}${more}`];
};

const elsewhereLine = ({ elsewhere }: Report): string[] =>
  elsewhere === 0
    ? []
    : [
        `${counted(elsewhere, 'more problem')} in files that were not asked for: "npm run validate" shows them.`,
      ];

const baselineLines = ({ baseline }: Report): string[] => {
  if (!baseline) return [];
  const { passed, removable } = baseline;
  const fixed = removable.map((entry) => `  ${entry}`);
  return [
    ...(passed > 0 ? [`${counted(passed, 'problem')} of the baseline passed over.`] : []),
    ...(fixed.length > 0
      ? ['Mended, and no longer needed in the baseline (--update-baseline):', ...fixed]
      : []),
  ];
};

const mendable = ({ problems }: Report): string[] => {
  const count = problems.filter(({ fix }) => fix !== undefined).length;
  return count === 0 ? [] : [`${count} can be mended by the command: npm run validate -- --fix`];
};

/** Those that only follow from others, each in one line with the rule that says so. */
const heldBackLines = (report: Report): string[] => {
  const { heldBack } = report;
  if (!heldBack) return [];
  const lines = heldBack.map(({ problem: { file, line, check, message }, because }) => {
    return `${pathIn(report, file)}:${line}  ${check}  ${message}  (${because})`;
  });
  const heading =
    lines.length === 0
      ? 'Nothing was held back.'
      : 'Held back, as each only follows from other problems (rule):';
  return [heading, ...lines, ''];
};

/** The report for a person: each problem with its line, then how many there are and what was checked. */
export const formatReport: Format = (report, colored) => {
  const { problems, texts, seen, checks } = report;
  const { dim } = pc.createColors(colored);
  const named = problems.map((problem) => ({ ...problem, file: pathIn(report, problem.file) }));
  const inFolder = { get: (file: string) => texts.get(file.slice(report.prefix.length)) };
  const shown = problems.length > 0 ? ['', formatProblems(named, inFolder, colored), ''] : [];
  const counts = `${formatCounts(problems, colored)} ${dim(seenInWords(seen, checks.length))}`;
  const notes = [
    ...stoppingLine(report),
    ...furtherReading(report),
    ...mendable(report),
    ...elsewhereLine(report),
    ...baselineLines(report),
  ];
  return [...shown, ...heldBackLines(report), counts, ...notes.map((note) => dim(note))].join('\n');
};
