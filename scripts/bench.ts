import type { Bench, BenchOptions } from './bench/bench-options.ts';
import { exitCodeOf } from './cli/exit-code-of.ts';
import { type Option, optionRows } from './cli/option-help.ts';
import { readArguments } from './cli/read-arguments.ts';
import { refuseSurplus } from './cli/refuse-surplus.ts';
import { sharedOptions } from './cli/shared-options.ts';
import { UsageError } from './cli/usage-error.ts';

const benches: { [name: string]: Bench } = {
  build: {
    about: 'generated sites built cold, warm and after edits, beside the limit',
    runs: 3,
    sizes: [50, 500, 5000],
    load: async () => (await import('./bench/bench-build.ts')).benchBuild,
  },
  peers: {
    about:
      'the same sites built by Eleventy, Astro, Vike and Next, which the first run installs in .cache/peers',
    runs: 1,
    sizes: [50, 500],
    load: async () => (await import('./bench/bench-peers.ts')).benchPeers,
  },
  validate: {
    about: 'generated sites checked, right ones and faulty ones',
    runs: 3,
    sizes: [1000, 10_000],
    load: async () => (await import('./bench/bench-validate.ts')).benchValidate,
  },
  backend: {
    about: 'messages of the contact form on each runtime and database, by numbers of clients',
    sizes: [1, 16],
    runs: 3,
    load: async () => (await import('./bench/bench-backend.ts')).benchBackend,
  },
  dev: {
    about: 'the dev server until it is ready, and from a save to the screen of Chromium',
    runs: 3,
    sizes: [15, 500, 5000],
    load: async () => (await import('./bench/bench-dev.ts')).benchDev,
  },
  page: {
    about:
      'every route in Lighthouse and by its bytes, some of them often and beside the page without scripts',
    runs: 5,
    load: async () => (await import('./bench/bench-page.ts')).benchPage,
  },
  navigate: {
    about: 'from a click to the new page, what a visitor does and sees on a slow computer, and scrolling',
    runs: 5,
    load: async () => (await import('./bench/bench-navigate.ts')).benchNavigate,
  },
};

const names = Object.entries(benches)
  .map(([name, { about }]) => `\n  ${name}: ${about}`)
  .join('');

const options = {
  sizes: { type: 'string', value: 'LIST', help: 'sizes or numbers of clients, such as 50,500' },
  routes: { type: 'string', value: 'LIST', help: 'for page and navigate: routes, such as /,/es/' },
  runs: { type: 'string', value: 'NUMBER', help: 'how often each is measured' },
  help: sharedOptions.help,
} as const satisfies Record<string, Option>;

const usage = `npm run bench -- <name> [options]   measures, and notes it in docs/performance. There are:${names}

${optionRows(options).join('\n')}`;

const numbersOf = (text: string, option: string): number[] => {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  throw new UsageError(
    `--${option} "${text}" is not whole numbers. Write them like this: --${option} 50,500`,
  );
};

type Values = { [name in 'sizes' | 'routes' | 'runs']?: string };

/** Throws a UsageError for an option that the bench would not look at. */
const refuseOthers = (name: string, { sizes }: Bench, values: Values): void => {
  const [own, other] = sizes ? (['sizes', 'routes'] as const) : (['routes', 'sizes'] as const);
  if (values[other] !== undefined) throw new UsageError(`"${name}" takes --${own}, not --${other}.`);
};

const optionsOf = (bench: Bench, { sizes = bench.sizes?.join(), routes, runs }: Values): BenchOptions => {
  const [count = bench.runs] = runs === undefined ? [] : numbersOf(runs, 'runs');
  return {
    sizes: sizes ? numbersOf(sizes, 'sizes') : [],
    routes: routes ? routes.split(',') : [],
    runs: count,
  };
};

const run = async (args: string[]): Promise<void> => {
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage);
  if (values.help) return console.log(usage);
  const [name = ''] = positionals;
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench) {
    const what = name === '' ? 'Name what to measure' : `"${name}" is no bench. Name one`;
    throw new UsageError(`${what}: npm run bench -- build. There are:${names}`);
  }
  refuseSurplus(positionals, { command: 'bench', most: 1, said: 'one name' });
  refuseOthers(name, bench, values);
  await (await bench.load())(optionsOf(bench, values));
};

process.exitCode = await exitCodeOf(() => run(process.argv.slice(2)));
