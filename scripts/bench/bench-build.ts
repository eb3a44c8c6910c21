import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';
import type { BenchOptions } from './bench-options.ts';
import { editPage, editWord, pause } from './edits.ts';
import { flagsOfCommand } from './flags-of-command.ts';
import { forgetValid } from './forget-valid.ts';
import { type GeneratedSite, generateSite } from './generate-site.ts';
import { exponent, type Measured, measure, type Subject } from './measure.ts';
import { budgetCells, type Cell, publishReport } from './report.ts';
import { setAside } from './set-aside.ts';

type Case = { name: string; subject: Subject; budget: { [documents: number]: number } };
type Result = {
  name: string;
  pages: number;
  measured: Measured;
  budget: number | undefined;
  limit: Measured;
};

const languages = 2;

/** What is kept of the code, and of the command itself. */
const codeCaches = ['code', 'programs'].map((name) => path.join(codeRoot, '.cache', name));

const limitName = 'the limit';

/**
 * What a plain loop that renders with React took on the machine for which the budgets were set: seconds by documents,
 * milliseconds of CPU for a further page, megabytes of 10,000 pages. A budget is this many times that, on any machine.
 */
const limitOfBudgets = {
  wall: { 500: 1, 5000: 7.1 } as { [documents: number]: number },
  each: 0.66,
  memory: 150,
};

/** What was measured as a multiple of the limit in the same run, the budget as a multiple of its own, and their ratio. */
const multiples = (
  of: [value: number, limit: number],
  budget: [value: number, limit: number] | undefined,
): Cell[] => {
  const multiple = of[0] / of[1];
  return [multiple, ...budgetCells(multiple, budget && budget[0] / budget[1])];
};

/** The builds that are measured of a site: how its folder and the caches are prepared before each, and its budget. */
const casesOf = (site: GeneratedSite, out: string): Case[] => {
  const flags = flagsOfCommand('build');
  const build = { script: 'build.ts', args: ['--root', site.root, '--out', out, '--quiet'], flags };
  const limit = { script: 'bench/limit.ts', args: [site.root, `${out}-limit`], flags };
  const anew = () => {
    setAside(out);
    forgetValid(site.root);
  };
  const cold = () => {
    anew();
    for (const cache of codeCaches) rmSync(cache, { recursive: true, force: true });
  };
  return [
    { name: limitName, subject: { ...limit, prepare: () => setAside(`${out}-limit`) }, budget: {} },
    { name: 'cold, no code bundle', subject: { ...build, prepare: cold }, budget: { 500: 3 } },
    {
      name: 'from nothing',
      subject: { ...build, prepare: anew },
      budget: { 500: 1.3, 5000: 10 },
    },
    {
      name: 'from nothing, known to be right',
      subject: { ...build, prepare: () => setAside(out) },
      budget: {},
    },
    { name: 'nothing edited', subject: { ...build, prepare: () => pause(100) }, budget: {} },
    {
      name: 'one page edited',
      subject: { ...build, prepare: () => editPage(site) },
      budget: { 500: 0.4, 5000: 1 },
    },
    { name: 'one word edited', subject: { ...build, prepare: () => editWord(site) }, budget: {} },
  ];
};

/** What takes minutes is measured once. */
const runsOf = (documents: number, runs: number): number => (documents > 1000 ? 1 : runs);

const measureSite = (documents: number, runs: number): Result[] => {
  const site = generateSite(documents);
  const out = path.join(mkdtempSync(path.join(tmpdir(), 'bench-out-')), 'dist');
  let limit: Measured | undefined;
  const results = casesOf(site, out).map(({ name, subject, budget }) => {
    const measured = measure(subject, runsOf(documents, runs));
    console.log(`${documents} × ${languages}  ${name}: ${measured.cpu.toFixed(2)} s CPU`);
    limit ??= measured;
    return { name, pages: documents * languages, measured, budget: budget[documents], limit };
  });
  for (const folder of [site.root, path.dirname(out)]) setAside(folder);
  return results;
};

const row = ({ name, pages, measured, budget, limit }: Result): Cell[] => {
  const ofBudget = limitOfBudgets.wall[pages / languages];
  return [
    name,
    pages,
    measured.wall,
    measured.cpu,
    `±${Math.round(measured.spread * 50)} %`,
    measured.memory,
    ...budgetCells(measured.wall, budget),
    ...multiples([measured.wall, limit.wall], budget && ofBudget ? [budget, ofBudget] : undefined),
  ];
};

const pointsOf = (results: Result[], name: string): [number, number][] =>
  results.filter((result) => result.name === name).map(({ pages, measured }) => [pages, measured.cpu]);

/** Milliseconds of CPU that one more page costs, between the smallest and the largest site. */
const perPage = (points: [number, number][]): number => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return 0;
  return ((last[1] - first[1]) / (last[0] - first[0])) * 1000;
};

/** A row of one number, below the column that has its kind. */
const single = (name: string, column: 'CPU' | 'MB', cells: Cell[]): Cell[] =>
  column === 'CPU'
    ? [name, null, null, cells[0] ?? null, null, null, ...cells.slice(1)]
    : [name, null, null, null, null, ...cells];

const eachRow = (results: Result[], name: string): Cell[] => {
  const each = perPage(pointsOf(results, name));
  if (name === limitName)
    return single(`${name}: CPU per further page, ms`, 'CPU', [each, null, null, 1, null, null]);
  const limit = perPage(pointsOf(results, limitName));
  const cells = [...budgetCells(each, 0.9), ...multiples([each, limit], [0.9, limitOfBudgets.each])];
  return single(`${name}: CPU per further page, ms`, 'CPU', [each, ...cells]);
};

const growthRow = (results: Result[], name: string): Cell[][] => {
  // Below a thousand pages the start of the process hides what a page costs.
  const growth = exponent(pointsOf(results, name).filter(([pages]) => pages >= 1000));
  const cells = [...budgetCells(growth, name === limitName ? undefined : 1), null, null, null];
  return Number.isFinite(growth)
    ? [single(`${name}: exponent from 1,000 pages`, 'CPU', [growth, ...cells])]
    : [];
};

const growthRows = (results: Result[]): Cell[][] =>
  [limitName, 'from nothing'].flatMap((name) => [eachRow(results, name), ...growthRow(results, name)]);

const memoryRow = (results: Result[]): Cell[][] =>
  results
    .filter(({ name, pages }) => name === 'from nothing' && pages === 10_000)
    .map(({ measured: { memory }, limit }) => {
      const cells = multiples([memory, limit.memory], [250, limitOfBudgets.memory]);
      return single('from nothing: memory of 10,000 pages', 'MB', [
        memory,
        ...budgetCells(memory, 250),
        ...cells,
      ]);
    });

/** Builds generated sites of several sizes: from nothing, unchanged, and after edits, with the limit beside them. */
export const benchBuild = ({ sizes, runs }: BenchOptions): void => {
  const results = sizes.flatMap((size) => measureSite(size, runs));
  const names = [...new Set(results.map(({ name }) => name))];
  publishReport({
    bench: 'build',
    title: 'Building',
    notes: [
      `Generated sites in ${languages} languages; each page has eight sections of six types and this site's frame. ${runs} runs each, of sites with more than 1,000 documents one. The limit is a plain loop that reads, checks with compiled Ajv, renders plain elements with React and writes, started with the same flags as the build. Pictures of shared links are left out: they cost some 12 ms of a processor for each new title, once. "From nothing" looks for errors, as after an edit; "known to be right" is a build of content in which a build before found none.`,
      '"× limit" is what was measured divided by the limit in the same run; on a slow machine both are slow. Beside it stands the budget in the same unit: the seconds, milliseconds and megabytes of the budget divided by those of such a loop on the machine for which the budgets were set (1,000 pages 1.0 s, 10,000 pages 7.1 s and 150 MB, 0.66 ms of CPU for a further page).',
    ],
    columns: [
      '',
      'pages',
      'wall s',
      'CPU s',
      'spread',
      'MB',
      'budget',
      'ratio',
      '× limit',
      'budget',
      'ratio',
    ],
    rows: [...results.map(row), ...growthRows(results), ...memoryRow(results)],
    plots: [
      {
        title: 'CPU seconds of one build',
        x: 'pages',
        y: 's',
        series: names.map((name) => ({ name, points: pointsOf(results, name) })),
      },
    ],
  });
};
