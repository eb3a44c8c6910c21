import pc from 'picocolors';
import type { Severity } from '../../../src/engine/core/checks/problems/severities.ts';
import { counted } from '../../../src/engine/core/counted.ts';
import { escapePattern } from '../../../src/engine/core/escape-pattern.ts';
import { isColored } from '../../cli/colors.ts';
import { pictureControls, spellControls } from '../../cli/spell-controls.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { byFile, countSeverities, type Report } from './report.ts';
import { worstFilesFirst } from './worst-files-first.ts';

type Palette = ReturnType<typeof pc.createColors>;

const painter = ({ red, yellow, blue }: Palette): Record<Severity, (text: string) => string> => ({
  error: red,
  warning: yellow,
  info: blue,
});

const widest = 110;

/** The part of a long line around a column, and where the column is in it. */
const excerpt = (line: string, column: number): { text: string; column: number } => {
  if (line.length <= widest) return { text: line, column };
  const from = Math.max(0, Math.min(column - widest / 2, line.length - widest));
  const text = `${from > 0 ? '…' : ''}${line.slice(from, from + widest)}${from + widest < line.length ? '…' : ''}`;
  return { text, column: column - from + (from > 0 ? 1 : 0) };
};

/** The parts of a message that repeat a text, such as a misspelt name or a doubled word. */
const repeated = /[%$]?\{+[^{}"]*\}+|[%$]\{\w+|%\w+\}|"([^"]+)"/g;

/** The parts of a message that name other things: places and languages. A single sign occurs in many places. */
const beside = /(?:section|page) "[^"]*"|"(?:[a-z]{2}|.)"/giu;

const letter = '[\\p{L}\\p{N}]';

/** Where a part stands in a text, in large letters or small: as words of their own, or also within others. */
const placesOf = (text: string, part: string, isWhole: boolean): number[] => {
  // A pattern costs a hundred times as much.
  if (!text.toLowerCase().includes(part.toLowerCase())) return [];
  const plain = escapePattern(part);
  const before = isWhole && /^[\p{L}\p{N}]/u.test(part) ? `(?<!${letter})` : '';
  const behind = isWhole && /[\p{L}\p{N}]$/u.test(part) ? `(?!${letter})` : '';
  return [...text.matchAll(new RegExp(`${before}${plain}${behind}`, 'giu'))].map(({ index }) => index);
};

/** Where in a text of several words the part is that the message repeats, when it stands there once: else the whole text. */
const partOf = ({ message }: LocatedProblem, words: string): { from: number; length: number } => {
  const whole = { from: 0, length: words.length };
  if (!words.includes(' ')) return whole;
  const parts = [...message.replace(beside, '').matchAll(repeated)]
    .map(([written, quoted = written]) => quoted)
    .filter((part) => words.length > part.length + 2);
  for (const isWhole of [true, false])
    for (const part of parts) {
      const [from, another] = placesOf(words, part, isWhole);
      if (from !== undefined && another === undefined) return { from, length: part.length };
    }
  return whole;
};

const frame = (problem: LocatedProblem, lines: string[], colors: Palette): string[] => {
  const line = lines[problem.line - 1]?.replaceAll('\t', ' ').replace(/\r$/, '');
  if (line === undefined) return [];
  const end = problem.endLine === problem.line ? problem.endColumn : line.length + 1;
  const part = partOf(problem, line.slice(problem.column - 1, end - 1));
  const { text, column } = excerpt(line, problem.column + part.from);
  const length = Math.max(1, Math.min(part.length, text.length - column + 1));
  const gutter = String(problem.line);
  const marks = painter(colors)[problem.severity]('^'.repeat(length));
  return [
    `  ${colors.dim(`${gutter} │`)} ${pictureControls(text)}`,
    `  ${colors.dim(`${' '.repeat(gutter.length)} │`)} ${' '.repeat(column - 1)}${marks}`,
  ];
};

const formatProblem = (problem: LocatedProblem, lines: string[], colors: Palette): string => {
  const { file, line, column, severity, check, message } = problem;
  const where = colors.bold(`${spellControls(file)}:${line}:${column}`);
  const head = `${where}  ${painter(colors)[severity](severity)}  ${colors.dim(check)}  ${spellControls(message)}`;
  return [head, ...frame(problem, lines, colors)].join('\n');
};

/** The closing line: how much was found, or that nothing was. */
export const formatCounts = (problems: LocatedProblem[], colored = isColored(process.stdout)): string => {
  const colors = pc.createColors(colored);
  const counts = countSeverities(problems);
  if (problems.length === 0) return colors.green('No problems found.');
  const parts = (['error', 'warning', 'info'] as const)
    .filter((severity) => severity !== 'info' || counts.info > 0)
    .map((severity) => painter(colors)[severity](counted(counts[severity], severity)));
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${parts.join(', ')} in ${counted(files, 'file')}.`;
};

/** The problems for a person: grouped by file, each with the line it is about and a mark below the place. */
export const formatProblems = (
  problems: LocatedProblem[],
  texts: Pick<Report['texts'], 'get'>,
  colored = isColored(process.stdout),
): string => {
  const colors = pc.createColors(colored);
  return [...byFile(worstFilesFirst(problems))]
    .map(([file, own]) => {
      const lines = texts.get(file)?.split('\n') ?? [];
      return own.map((problem) => formatProblem(problem, lines, colors)).join('\n');
    })
    .join('\n\n');
};
