import type { Bench } from './bench/bench-options.ts';
import { commandOptions } from './cli/command-options.ts';
import { reportFailure } from './cli/report-failure.ts';
import { UsageError } from './cli/usage-error.ts';

const benches: { [name: string]: Bench } = {
  build: {
    about: 'generated sites built cold, warm and after edits, beside the limit',
    sizes: [50, 500, 5000],
    load: async () => (await import('./bench/build.ts')).benchBuild,
  },
  validate: {
    about: 'generated sites checked, right ones and faulty ones',
    sizes: [1000, 10_000],
    load: async () => (await import('./bench/validate.ts')).benchValidate,
  },
  dev: {
    about: 'the dev server until it is ready, and from a save to the screen of Chromium',
    sizes: [15, 500, 5000],
    load: async () => (await import('./bench/dev.ts')).benchDev,
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

const run = async ([name = '', ...args]: string[]): Promise<void> => {
  const bench = benches[name];
  if (!bench) throw new UsageError(`Name what to measure: npm run bench -- build. There are:${names}`);
  const { sizes, runs } = commandOptions(args, {
    sizes: { type: 'string', default: bench.sizes.join() },
    runs: { type: 'string', default: '3' },
  });
  const [count = 3] = numbersOf(runs, 'runs');
  await (await bench.load())({ sizes: numbersOf(sizes, 'sizes'), runs: count });
};

run(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = reportFailure(error);
});
