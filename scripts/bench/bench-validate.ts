import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDocument } from '../../src/generated/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import { checksFolder } from '../validate/parts/check-memory.ts';
import type { BenchOptions } from './bench-options.ts';
import { checkAgain } from './check-again.ts';
import { breakPage, editPage, editWord } from './edits.ts';
import { flagsOfCommand } from './flags-of-command.ts';
import { type GeneratedSite, generateSite } from './generate-site.ts';
import { exponent, high, type Measured, measure, median, type Subject, spreadOf } from './measure.ts';
import { readJsonFile } from './read-json-file.ts';
import { budgetCells, type Cell, publishReport } from './report.ts';

type Result = { name: string; documents: number; measured: Measured };

/** A property that no section has, in every generated page, and no other fault. */
const breakEveryPage = (root: string): void => {
  const folder = path.join(root, 'pages');
  for (const name of readdirSync(folder).filter((file) => file.startsWith('page-'))) {
    const file = path.join(folder, name);
    const page = readJsonFile<PageDocument>(file);
    Object.assign(page.sections[3]?.props ?? {}, { unheard: true });
    writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`);
  }
};

/** From so many documents on a process leaves the next one what it found. */
const kept = 1000;

/** What each new process takes after an edit. */
const againCases = (site: GeneratedSite, check: Subject): [name: string, subject: Subject][] =>
  site.documents < kept
    ? []
    : [
        ['a new process, nothing edited', check],
        ['a new process, one page edited', { ...check, prepare: () => editPage(site) }],
        ['a new process, one word edited', { ...check, prepare: () => editWord(site) }],
        ['a new process, an error in one page', { ...check, codes: [1], prepare: () => breakPage(site) }],
      ];

/** Measures checks of a generated site: sound, edited, with an error in every page, and beside the limit. */
const measureSite = (documents: number, runs: number): Result[] => {
  const site = generateSite(documents);
  const { root } = site;
  const check = {
    script: 'validate.ts',
    args: ['--root', root, '--quiet'],
    flags: flagsOfCommand('validate'),
  };
  const forget = () =>
    rmSync(checksFolder(root, path.join(codeRoot, '.cache')), { recursive: true, force: true });
  const anew = { ...check, prepare: forget };
  const limit = measure({ script: 'bench/plain-checks.ts', args: [root] }, runs);
  const clean = measure(anew, runs);
  const again = againCases(site, check).map(([name, subject]) => ({
    name,
    documents,
    measured: measure(subject, runs),
  }));
  const schemas = measure({ script: 'bench/schema-checks.ts', args: [root] }, runs);
  breakEveryPage(root);
  const faulty = measure({ ...anew, codes: [1] }, runs);
  forget();
  rmSync(root, { recursive: true });
  return [
    { name: 'the limit', documents, measured: limit },
    { name: 'schema checks alone', documents, measured: schemas },
    { name: 'every check', documents, measured: clean },
    { name: 'every check, an error in every page', documents, measured: faulty },
    ...again,
  ];
};

/** The budgets are for ten thousand documents. */
const budgeted = 10_000;

/** Every check has seconds on the clock, the schemas have seconds of a processor. */
const budgetOf = ({ name, documents, measured }: Result): Cell[] => {
  if (documents === budgeted && name === 'every check') return budgetCells(measured.wall, 3);
  if (documents === budgeted && name === 'schema checks alone') return budgetCells(measured.cpu, 1);
  return budgetCells(0, undefined);
};

const row = (result: Result): Cell[] => [
  result.name,
  result.documents,
  result.measured.wall,
  result.measured.cpu,
  `±${Math.round(result.measured.spread * 50)} %`,
  result.measured.memory,
  ...budgetOf(result),
];

const againTable = (times: number[]) => ({
  title: 'Checking this site again after an edit of one page, in a process that watches it',
  columns: ['', 'median ms', 'p95 ms', 'spread', 'budget', 'ratio'],
  rows: [
    [
      ...['an edit of a page', median(times), high(times), `±${Math.round(spreadOf(times) * 50)} %`],
      ...budgetCells(median(times), 50),
    ],
  ],
});

const cpuOf = (results: Result[], name: string): [number, number][] =>
  results
    .filter((result) => result.name === name)
    .map(({ documents, measured }) => [documents, measured.cpu]);

const memoryRows = (results: Result[]): Cell[][] =>
  results
    .filter(({ name, documents }) => name === 'every check' && documents === budgeted)
    .map(({ measured: { memory } }) => [
      'memory, MB',
      budgeted,
      null,
      null,
      null,
      memory,
      ...budgetCells(memory, 512),
    ]);

/** How far the command is from the limit, which on any machine is measured in the same minutes. */
const limitRows = (results: Result[]): Cell[][] =>
  results
    .filter(({ name }) => name === 'the limit')
    .flatMap(({ documents, measured: limit }) => {
      const all = results.find((result) => result.documents === documents && result.name === 'every check');
      if (!all) return [];
      const { wall, cpu, memory } = all.measured;
      const ratios = [wall / limit.wall, cpu / limit.cpu, null, memory / limit.memory];
      return [['every check / the limit', documents, ...ratios, null, null]];
    });

const faultRows = (results: Result[]): Cell[][] =>
  cpuOf(results, 'every check').flatMap(([documents, clean]) => {
    const faulty = cpuOf(results, 'every check, an error in every page').find(([size]) => size === documents);
    if (!faulty) return [];
    const ratio = faulty[1] / clean;
    return [['CPU with errors / without', documents, null, ratio, null, null, ...budgetCells(ratio, 1.15)]];
  });

/** Checks generated sites, right ones and such with an error in every page. */
export const benchValidate = async ({ sizes, runs }: BenchOptions): Promise<void> => {
  const again = await checkAgain();
  const results = sizes.flatMap((size) => measureSite(size, runs));
  const names = [...new Set(results.map(({ name }) => name))];
  const growth = exponent(cpuOf(results, 'every check'));
  publishReport({
    bench: 'validate',
    title: 'Checking',
    notes: [
      `Generated sites in two languages, ${runs} runs each. The limit is two plain workers that read and parse every document and measure it by its schemas. "Schema checks alone" does the same in one thread and in the command's own way. Both include the start of the process. The memory is the peak of all threads together. A new process knows what the last one found.`,
    ],
    columns: ['', 'documents', 'wall s', 'CPU s', 'spread', 'MB', 'budget', 'ratio'],
    rows: [
      ...results.map(row),
      ...limitRows(results),
      ...faultRows(results),
      ...memoryRows(results),
      ...(Number.isFinite(growth)
        ? [['exponent of growth', null, null, growth, null, null, null, null]]
        : []),
    ],
    more: [againTable(again)],
    plots: [
      {
        title: 'CPU seconds of one check',
        x: 'documents',
        y: 's',
        series: names.map((name) => ({ name, points: cpuOf(results, name) })),
      },
    ],
  });
};
