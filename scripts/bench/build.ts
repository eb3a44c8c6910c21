import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LocaleDocument, PageDocument } from '../../src/generated/types.ts';
import type { BenchOptions } from './bench-options.ts';
import { type GeneratedSite, generateSite } from './generate-site.ts';
import { exponent, type Measured, measure, type Subject } from './measure.ts';
import { budgetCells, type Cell, publish } from './report.ts';

type Case = { name: string; subject: Subject; budget: { [documents: number]: number } };
type Result = { name: string; pages: number; measured: Measured; budget: number | undefined };

const languages = 2;

/** An edit waits until file systems can tell it from what was before. */
const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Every edit is another one. */
let edits = 0;
const nextEdit = () => {
  edits += 1;
  return edits;
};

const rewrite = (file: string, change: (text: string) => string) => {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  pause(100);
};

/** Another link in one section: the page changes, and nothing else. */
export const editPage = ({ root, editedPage }: GeneratedSite) =>
  rewrite(path.join(root, editedPage), (text) => {
    const page = JSON.parse(text) as PageDocument;
    const target = nextEdit() % 2 === 0 ? 'page:contact' : 'page:rewards';
    page.sections = JSON.parse(JSON.stringify(page.sections).replace(/"page:[\w-]+"/, `"${target}"`));
    return JSON.stringify(page, null, 2);
  });

/** Another title of one page, in one language. */
export const editWord = ({ root }: GeneratedSite) =>
  rewrite(path.join(root, 'locales/en.json'), (text) => {
    const words = JSON.parse(text) as { generated: { [page: string]: LocaleDocument } };
    Object.assign(words.generated['page-00007'] ?? {}, { title: `A title of edit ${nextEdit()}` });
    return JSON.stringify(words, null, 2);
  });

/** What is kept of the code, and of the command itself. */
const codeCaches = ['code', 'programs'].map((name) =>
  path.resolve(import.meta.dirname, '../../.cache', name),
);
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

const casesOf = (site: GeneratedSite, out: string): Case[] => {
  const build = { script: 'build.ts', args: ['--root', site.root, '--out', out, '--quiet'] };
  const limit = { script: 'bench/limit.ts', args: [site.root, `${out}-limit`] };
  const cold = () => [out, ...codeCaches].forEach(remove);
  return [
    { name: 'the limit', subject: { ...limit, prepare: () => remove(`${out}-limit`) }, budget: {} },
    { name: 'cold, no code bundle', subject: { ...build, prepare: cold }, budget: { 500: 3 } },
    {
      name: 'from nothing',
      subject: { ...build, prepare: () => remove(out) },
      budget: { 500: 1.3, 5000: 10 },
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
  const results = casesOf(site, out).map(({ name, subject, budget }) => {
    const measured = measure(subject, runsOf(documents, runs));
    console.log(`${documents} × ${languages}  ${name}: ${measured.cpu.toFixed(2)} s CPU`);
    return { name, pages: documents * languages, measured, budget: budget[documents] };
  });
  for (const folder of [site.root, path.dirname(out)]) remove(folder);
  return results;
};

const row = ({ name, pages, measured, budget }: Result): Cell[] => [
  name,
  pages,
  measured.wall,
  measured.cpu,
  `±${Math.round(measured.spread * 50)} %`,
  measured.memory,
  ...budgetCells(measured.wall, budget),
];

const pointsOf = (results: Result[], name: string): [number, number][] =>
  results.filter((result) => result.name === name).map(({ pages, measured }) => [pages, measured.cpu]);

/** Milliseconds of CPU that one more page costs, between the smallest and the largest site. */
const perPage = (points: [number, number][]): number => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return 0;
  return ((last[1] - first[1]) / (last[0] - first[0])) * 1000;
};

const growthRows = (results: Result[]): Cell[][] =>
  ['the limit', 'from nothing'].flatMap((name) => {
    const points = pointsOf(results, name);
    const each = perPage(points);
    // Below a thousand pages the start of the process hides what a page costs.
    const growth = exponent(points.filter(([pages]) => pages >= 1000));
    const isOurs = name === 'from nothing';
    return [
      [
        `${name}: CPU per further page, ms`,
        null,
        null,
        each,
        null,
        null,
        ...budgetCells(each, isOurs ? 0.9 : undefined),
      ],
      ...(Number.isFinite(growth)
        ? [
            [
              `${name}: exponent from 1,000 pages`,
              null,
              null,
              growth,
              null,
              null,
              ...budgetCells(growth, isOurs ? 1 : undefined),
            ],
          ]
        : []),
    ];
  });

const memoryRow = (results: Result[]): Cell[][] =>
  results
    .filter(({ name, pages }) => name === 'from nothing' && pages === 10_000)
    .map(({ pages, measured }) => [
      'from nothing: memory, MB',
      pages,
      null,
      null,
      null,
      measured.memory,
      ...budgetCells(measured.memory, 250),
    ]);

/** Builds generated sites of several sizes: from nothing, unchanged, and after edits, with the limit beside them. */
export const benchBuild = ({ sizes, runs }: BenchOptions): void => {
  const results = sizes.flatMap((size) => measureSite(size, runs));
  const names = [...new Set(results.map(({ name }) => name))];
  publish({
    bench: 'build',
    title: 'Building',
    notes: [
      `Generated sites in ${languages} languages; each page has eight sections of six types and this site's frame. ${runs} runs each, of sites with more than 1,000 documents one. The limit is a plain loop that reads, checks with compiled Ajv, renders plain elements with React and writes. Pictures of shared links are left out: they cost some 50 ms for each new title, once.`,
    ],
    columns: ['', 'pages', 'wall s', 'CPU s', 'spread', 'MB', 'budget', 'ratio'],
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
