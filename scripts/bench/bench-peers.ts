import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';
import type { BenchOptions } from './bench-options.ts';
import { editPage, editWord } from './edits.ts';
import { flagsOfCommand } from './flags-of-command.ts';
import { forgetValid } from './forget-valid.ts';
import { type GeneratedSite, generateSite } from './generate-site.ts';
import { median, type Run } from './measure.ts';
import { type Command, measureTree } from './measure-tree.ts';
import { type Cell, publishReport } from './report.ts';
import { setAside } from './set-aside.ts';

type System = Command & { name: string; out: string; upTo?: number };
type Result = { name: string; pages: number; runs: { [Case in keyof typeof cases]: Run[] } };

const installed = path.join(codeRoot, '.cache/peers');
const react = { react: '19.3.1', 'react-dom': '19.3.1' };
const vite = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' };

const peers = [
  { name: 'Eleventy', folder: 'eleventy', args: ['--quiet'], packages: { '@11ty/eleventy': '3.1.7' } },
  { name: 'Astro', folder: 'astro', args: ['build'], packages: { astro: '7.3.5' } },
  {
    name: 'Vike',
    folder: 'vike',
    args: ['build'],
    packages: { vike: '0.4.266', 'vike-react': '0.6.30', ...vite, ...react },
  },
  // It takes minutes for what takes others seconds.
  { name: 'Next', folder: 'next', args: ['build'], packages: { next: '16.4.6', ...react }, upTo: 100 },
];

/** Installs a peer from the registry at the first run; afterwards only its few lines of code are brought up to date. */
const install = ({
  name,
  folder,
  args,
  packages,
  upTo = Number.POSITIVE_INFINITY,
}: (typeof peers)[number]) => {
  const cwd = path.join(installed, folder);
  const dependencies = { ajv: '8.20.0', ...packages };
  for (const part of [folder, 'shared'])
    cpSync(path.join(import.meta.dirname, 'peers', part), cwd, { recursive: true });
  writeFileSync(
    path.join(cwd, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  if (!existsSync(path.join(cwd, 'node_modules'))) {
    console.log(`${name} is installed in ${cwd}`);
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' });
  }
  const [version = ''] = Object.values(packages);
  const command = [path.join(cwd, 'node_modules/.bin', folder), ...args];
  return { name: `${name} ${version}`, command, cwd, out: path.join(cwd, 'dist'), upTo };
};

/** The systems that build the same site: the limit, this project, and the peers that can take as many documents. */
const systemsFor = ({ root }: GeneratedSite, documents: number): System[] => {
  const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const env = { ...quiet, SITE: root, SCHEMAS: path.join(codeRoot, 'schemas'), CI: '1' };
  const flags = flagsOfCommand('build');
  const own = (name: string, out: string, [script = '', ...args]: string[]): System => ({
    name,
    command: [process.execPath, ...flags, path.join(codeRoot, 'scripts', script), ...args, out],
    cwd: codeRoot,
    env: {},
    out,
  });
  return [
    own('the limit', path.join(root, 'limit'), ['bench/limit.ts', root]),
    own('this project', path.join(root, 'dist'), ['build.ts', '--root', root, '--quiet', '--out']),
    ...peers
      .map(install)
      .filter(({ upTo }) => documents <= upTo)
      .map((peer) => ({ ...peer, env })),
  ];
};

const cases = {
  nothing: ({ root }: GeneratedSite, { out }: System) => {
    setAside(out);
    forgetValid(root);
  },
  page: editPage,
  word: editWord,
};

const measureSystem = async (site: GeneratedSite, system: System, runs: number): Promise<Result> => {
  const pages = site.documents * 2;
  const result: Result = { name: system.name, pages, runs: { nothing: [], page: [], word: [] } };
  await measureTree(system); // Fills its caches.
  for (const [name, prepare] of Object.entries(cases) as [keyof typeof cases, typeof cases.nothing][])
    for (let run = 0; run < runs; run += 1) {
      prepare(site, system);
      result.runs[name].push(await measureTree(system));
    }
  console.log(`${pages} pages: ${system.name}`);
  return result;
};

const measureSite = async (documents: number, runs: number): Promise<Result[]> => {
  const site = generateSite(documents);
  const results: Result[] = [];
  try {
    for (const system of systemsFor(site, documents)) results.push(await measureSystem(site, system, runs));
  } finally {
    setAside(site.root);
  }
  return results;
};

const middle = (runs: Run[], key: keyof Run) => median(runs.map((run) => run[key]));

const row = ({ name, pages, runs: { nothing, page, word } }: Result): Cell[] => [
  name,
  pages,
  ...(['wall', 'cpu', 'memory'] as const).map((key) => middle(nothing, key)),
  ...[page, word].flatMap((runs) => [middle(runs, 'wall'), middle(runs, 'cpu')]),
];

/** Builds the same generated sites with other systems, each in the way its documentation shows, beside this project. */
export const benchPeers = async ({ sizes, runs }: BenchOptions): Promise<void> => {
  const results: Result[] = [];
  for (const size of sizes) results.push(...(await measureSite(size, runs)));
  const names = [...new Set(results.map(({ name }) => name))];
  publishReport({
    bench: 'peers',
    title: 'Other systems on the same content',
    notes: [
      `The sites of the bench "build", ${runs} runs each, caches warm. Every system measures each page with compiled Ajv, looks up its words and puts in its facts; the others render plain elements without frame, pictures or styles. Memory is that of all processes together.`,
    ],
    columns: [
      '',
      'pages',
      'from nothing, s',
      'CPU s',
      'MB',
      'page edited, s',
      'CPU s',
      'word edited, s',
      'CPU s',
    ],
    rows: results.map(row),
    plots: [
      {
        title: 'CPU seconds of one build from nothing',
        x: 'pages',
        y: 's',
        series: names.map((name) => ({
          name,
          points: results
            .filter((result) => result.name === name)
            .map(({ pages, runs: { nothing } }) => [pages, middle(nothing, 'cpu')]),
        })),
      },
    ],
  });
};
