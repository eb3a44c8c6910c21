import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { type Plot, plotSvg } from './plot.ts';

/** A cell of a table: a text, a number, or nothing. */
export type Cell = string | number | null;

/** What a bench found: a table, plots of it, and what a reader must know of how it came about. */
export type Report = {
  bench: string;
  title: string;
  notes: string[];
  columns: string[];
  rows: Cell[][];
  plots: Plot[];
};

type Kept = Report & { measured: string; machine: string };

const docs = path.resolve(import.meta.dirname, '../../docs');
const folder = path.join(docs, 'performance');

/** A row that has a budget: what was measured beside it, and the ratio of the two. Below 1 it is met. */
export const budgetCells = (value: number, budget: number | undefined): Cell[] =>
  budget === undefined ? [null, null] : [budget, value / budget];

const digits = (value: number): string => {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
};

const text = (cell: Cell): string => {
  if (cell === null) return '–';
  return typeof cell === 'number' ? digits(cell) : cell;
};

/** The table for a terminal. */
export const formatTable = (columns: string[], rows: Cell[][]): string => {
  const lines = [columns, ...rows.map((row) => row.map(text))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
};

const markdownTable = (columns: string[], rows: Cell[][]): string =>
  [columns, columns.map((_, at) => (at === 0 ? '---' : '--:')), ...rows.map((row) => row.map(text))]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');

const plotName = ({ bench }: Report, at: number) => `${bench}-${at + 1}.svg`;

const section = (report: Kept): string =>
  [
    `## ${report.title}`,
    `\`npm run bench -- ${report.bench}\`, ${report.measured}, ${report.machine}.`,
    ...report.notes,
    markdownTable(report.columns, report.rows),
    ...report.plots.map((plot, at) => `![${plot.title}](performance/${plotName(report, at)})`),
  ].join('\n\n');

const keptReports = (): Kept[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Kept);

const intro = `# Performance

Made by \`npm run bench -- <name>\` from the numbers in \`docs/performance\`; do not edit. Medians of several runs, each a
process of its own; CPU seconds are those of all its threads, memory is its peak. "ratio" is what was measured divided
by the budget: below 1 it is met. Seconds on the clock depend on what else the machine does; CPU seconds and ratios less.`;

/** Prints a report, keeps its numbers and plots, and puts docs/performance.md together anew. */
export const publish = (report: Report): void => {
  console.log(`\n${report.title}\n\n${formatTable(report.columns, report.rows)}\n`);
  mkdirSync(folder, { recursive: true });
  const [{ model = 'unknown' } = {}, ...more] = cpus();
  const machine = `${more.length + 1} cores (${model.trim()}), Node ${process.versions.node}`;
  const kept: Kept = { ...report, measured: new Date().toISOString().slice(0, 10), machine };
  writeFileSync(path.join(folder, `${report.bench}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  for (const [at, plot] of report.plots.entries())
    writeFileSync(path.join(folder, plotName(report, at)), plotSvg(plot));
  writeFileSync(
    path.join(docs, 'performance.md'),
    `${[intro, ...keptReports().map(section)].join('\n\n')}\n`,
  );
  console.log(`Kept in docs/performance/${report.bench}.json and docs/performance.md.`);
};
