import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { placeholdersOf } from '../../src/engine/core/words/placeholder.ts';
import type { LocaleDocument } from '../../src/generated/types.ts';
import { launchChromium } from '../chromium.ts';
import { codeRoot } from '../cli/code-root.ts';
import type { BenchOptions } from './bench-options.ts';
import { generateSite } from './generate-site.ts';
import { high, median, spreadOf } from './measure.ts';
import { readJsonFile } from './read-json-file.ts';
import { budgetCells, type Cell, publishReport } from './report.ts';

type Result = { documents: number; ready: number[]; pageSaves: number[]; wordSaves: number[] };

const saves = 15;

/** Starts the dev server. Resolves with its address and how many milliseconds it took to be ready. */
const startDev = (root: string) => {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/dev.ts', '--root', root, '--port', '0'], { cwd: codeRoot });
  return new Promise<{ child: ChildProcess; address: string; took: number }>((resolve, reject) => {
    let printed = '';
    const listen = (text: string) => {
      printed += text;
      const [, address] = /(http:\/\/127\.0\.0\.1:\d+) ready/.exec(printed) ?? [];
      if (address) resolve({ child, address, took: performance.now() - started });
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.on('exit', (code) => reject(new Error(`The dev server ended with ${code}:\n${printed}`)));
  });
};

const stopDev = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.on('exit', resolve);
    child.kill('SIGTERM');
  });

/** Milliseconds from the end of a save until the text is on the screen, looked at in every frame. */
const untilShown = async (page: Page, text: string, save: () => void): Promise<number> => {
  const shown = page.evaluate(async (expected) => {
    const patience = performance.now() + 30_000;
    while (!document.body.textContent?.includes(expected)) {
      if (performance.now() > patience) throw new Error(`"${expected}" was saved and is not on the screen`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.timeOrigin + performance.now();
  }, text);
  const saved = performance.timeOrigin + performance.now();
  save();
  return (await shown) - saved;
};

const saveWord = (root: string, title: string) => {
  const file = path.join(root, 'locales/en.json');
  const words = readJsonFile<{ about: { hero: LocaleDocument } }>(file);
  const text = readFileSync(file, 'utf8');
  const before = String(words.about.hero.title);
  // The facts that a text mentions stand in it in every language.
  const after = [title, ...placeholdersOf(before).map((name) => `%{${name}}`)].join(' ');
  return () => writeFileSync(file, text.replace(JSON.stringify(before), JSON.stringify(after)));
};

const savePage = (root: string, title: string) => {
  const file = path.join(root, 'pages/about-us.json');
  const page = readJsonFile<{ sections: { props: { title?: string } }[] }>(file);
  const first = page.sections.find(({ props }) => props.title !== undefined);
  if (first) first.props.title = title;
  const text = JSON.stringify(page, null, 2);
  return () => writeFileSync(file, text);
};

/** Saves again and again, and looks each time until the screen shows it. */
const measureSaves = async (page: Page, name: string, prepare: (title: string) => () => void) => {
  const times: number[] = [];
  for (let number = 0; number < saves; number += 1) {
    const title = `Saved ${name} ${number}`;
    times.push(await untilShown(page, title, prepare(title)));
    await page.waitForTimeout(100);
  }
  return times;
};

/** Does something with a dev server, which ends whatever becomes of it. */
const withDev = async <Value>(
  root: string,
  act: (address: string, took: number) => Value,
): Promise<Awaited<Value>> => {
  const { child, address, took } = await startDev(root);
  try {
    return await act(address, took);
  } finally {
    await stopDev(child);
  }
};

/** Saves words and pages while Chromium shows one of them. */
const watchSaves = async (root: string, address: string) => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/about-us`);
    await page.mouse.move(10, 10);
    await page.waitForTimeout(1000);
    const wordSaves = await measureSaves(page, 'word', (title) => saveWord(root, title));
    const pageSaves = await measureSaves(page, 'page', (title) => savePage(root, title));
    return { wordSaves, pageSaves };
  } finally {
    await browser.close();
  }
};

const measureSite = async (documents: number, runs: number): Promise<Result> => {
  const { root } = generateSite(documents);
  try {
    const ready: number[] = [];
    for (let run = 1; run < runs; run += 1) ready.push(await withDev(root, (_, took) => took));
    const [took, saves] = await withDev(
      root,
      async (address, took) => [took, await watchSaves(root, address)] as const,
    );
    return { documents, ready: [...ready, took], ...saves };
  } finally {
    rmSync(root, { recursive: true });
  }
};

/** Milliseconds that half of all tries may take at most, and nearly all. */
type Budgets = { median?: number | undefined; high?: number | undefined };

const row = (name: string, documents: number, [values, budgets]: [number[], Budgets]): Cell[] => [
  name,
  documents,
  median(values),
  high(values),
  `±${Math.round(spreadOf(values) * 50)} %`,
  ...budgetCells(median(values), budgets.median),
  ...budgetCells(high(values), budgets.high),
];

/** A site of this size is what the budgets are about; what larger ones take stands beside it. */
const usual = 100;

const rowsOf = ({ documents, ready, wordSaves, pageSaves }: Result): Cell[][] => {
  const within = (budgets: Budgets): Budgets => (documents <= usual ? budgets : {});
  const saved = within({ median: 50, high: 100 });
  return [
    row('ready', documents, [ready, within({ median: 1000 })]),
    row('page saved, to screen', documents, [pageSaves, saved]),
    row('word saved, to screen', documents, [wordSaves, saved]),
  ];
};

/** Starts the dev server on sites of several sizes and saves content while Chromium shows it. */
export const benchDev = async ({ sizes, runs }: BenchOptions): Promise<void> => {
  const results: Result[] = [];
  for (const size of sizes) results.push(await measureSite(size, runs));
  const points = (of: (result: Result) => number[]) =>
    results.map((result): [number, number] => [result.documents, median(of(result))]);
  publishReport({
    bench: 'dev',
    title: 'Developing',
    notes: [`${runs} starts and ${saves} saves each, in milliseconds on the clock, in headless Chromium.`],
    columns: ['', 'documents', 'median ms', 'p95 ms', 'spread', 'budget', 'ratio', 'budget p95', 'ratio'],
    rows: results.flatMap(rowsOf),
    plots: [
      {
        title: 'From save to screen, and until the server is ready',
        x: 'documents',
        y: 'ms',
        series: [
          { name: 'ready', points: points(({ ready }) => ready) },
          { name: 'page saved', points: points(({ pageSaves }) => pageSaves) },
          { name: 'word saved', points: points(({ wordSaves }) => wordSaves) },
        ],
      },
    ],
  });
};
