import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { alignColumns } from '../cli/align-columns.ts';
import { codeRoot } from '../cli/code-root.ts';
import { type BarChart, barsSvg } from './bars-svg.ts';
import { type Plot, plotSvg } from './plot-svg.ts';
import { readJsonFile } from './read-json-file.ts';

/** A cell of a table: a text, a number, or nothing. */
export type Cell = string | number | null;

type Table = { title: string; columns: string[]; rows: Cell[][] };

/** What a bench found: tables, plots of them, and what a reader must know of how they came about. */
type Report = Table & {
  bench: string;
  notes: string[];
  more?: Table[];
  plots: (Plot | BarChart)[];
};

type Kept = Report & { measured: string; machine: string };

const docs = path.join(codeRoot, 'docs');
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
    ...(report.more ?? []).flatMap(({ title, columns, rows }) => [
      `### ${title}`,
      markdownTable(columns, rows),
    ]),
    ...report.plots.map((plot, at) => `![${plot.title}](performance/${plotName(report, at)})`),
  ].join('\n\n');

const keptReports = (): Kept[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJsonFile<Kept>(path.join(folder, name)));

const intro = `# Performance

Made by \`npm run bench -- <name>\` from the numbers in \`docs/performance\`; do not edit. Medians of several runs; a build or check
is a process of its own each time, CPU seconds are those of all its threads, memory is its peak. "ratio" is what was measured
divided by the budget: up to 1 it is met. Seconds on the clock depend on what else the machine does (the load is the number of
processes that wanted a core in the minute before); bytes, CPU seconds and ratios less.`;

/** What else the machine did before the bench began. */
const [load = 0] = loadavg();

/** Prints a report, keeps its numbers and plots, and puts docs/performance.md together anew. */
export const publishReport = (report: Report): void => {
  for (const table of [report, ...(report.more ?? [])])
    console.log(
      `\n${table.title}\n\n${alignColumns([table.columns, ...table.rows.map((row) => row.map(text))]).join('\n')}\n`,
    );
  mkdirSync(folder, { recursive: true });
  const [{ model = 'unknown' } = {}, ...more] = cpus();
  const machine = `${more.length + 1} cores (${model.trim()}), Node ${process.versions.node}, load ${load.toFixed(1)}`;
  const kept: Kept = { ...report, measured: new Date().toISOString().slice(0, 10), machine };
  writeFileSync(path.join(folder, `${report.bench}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  for (const [at, plot] of report.plots.entries())
    writeFileSync(path.join(folder, plotName(report, at)), 'bars' in plot ? barsSvg(plot) : plotSvg(plot));
  writeFileSync(
    path.join(docs, 'performance.md'),
    `${[intro, ...keptReports().map(section)].join('\n\n')}\n`,
  );
  console.log(`Kept in docs/performance/${report.bench}.json and docs/performance.md.`);
};
