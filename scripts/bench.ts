import type { Bench } from './bench/bench-options.ts';
import { readOptions } from './cli/read-arguments.ts';
import { UsageError } from './cli/usage-error.ts';
import { reportFailure } from './validate/report/report-failure.ts';

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

const numbersOf = (text: string, option: string): number[] => {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  throw new UsageError(
    `--${option} "${text}" is not whole numbers. Write them like this: --${option} 50,500`,
  );
};

const optionsOf = ({ sizes, runs }: Bench, args: string[]) => {
  const text = (value: string) => ({ type: 'string' as const, default: value });
  const count = text(String(runs));
  return sizes
    ? { routes: '', ...readOptions(args, { sizes: text(sizes.join()), runs: count }) }
    : { sizes: '', ...readOptions(args, { routes: text(''), runs: count }) };
};

const run = async ([name = '', ...args]: string[]): Promise<void> => {
  const bench = benches[name];
  if (!bench) throw new UsageError(`Name what to measure: npm run bench -- build. There are:${names}`);
  const { sizes, routes, runs } = optionsOf(bench, args);
  const [count = bench.runs] = numbersOf(runs, 'runs');
  await (await bench.load())({
    sizes: sizes ? numbersOf(sizes, 'sizes') : [],
    routes: routes ? routes.split(',') : [],
    runs: count,
  });
};

run(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = reportFailure(error);
});
