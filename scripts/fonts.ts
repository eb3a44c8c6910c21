import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { codeRoot } from './cli/code-root.ts';
import { exitCodeOf } from './cli/exit-code-of.ts';
import { readOptions } from './cli/read-arguments.ts';
import { sharedOptions } from './cli/shared-options.ts';

const usage =
  'npm run fonts   cuts the letters that the site needs out of the packages of its fonts, for src/site/fonts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What English and Spanish are written with: every page waits for these. */
const usual = `${range(0x20, 0x7e)}\u00a0¡¿«»áéíóúüñÁÉÍÓÚÜÑ°©®·–—‘’“”…•−×→↗€™‑\u2009\u202f`;

/** The rest of Latin-1 and the signs of good typography: in a file of their own, for names such as Gonçalves. */
const others = [...`${range(0xa0, 0xff)}„′″ŒœŸ‹›`].filter((character) => !usual.includes(character)).join('');

type Weights = { min: number; max: number };

const fonts = [
  { name: 'figtree', weights: { min: 400, max: 600 } },
  { name: 'funnel-display', weights: { min: 500, max: 600 } },
];

const write = async (
  name: string,
  { source, characters }: { source: Buffer; characters: string },
  weights: Weights,
) => {
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(path.join(codeRoot, `src/site/fonts/${name}.woff2`), subset);
  console.log(`src/site/fonts/${name}.woff2: ${subset.length} bytes`);
};

const cut = async ({ name, weights }: (typeof fonts)[number]) => {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const source = await readFile(path.join(codeRoot, file));
  await write(name, { source, characters: usual }, weights);
  await write(`${name}-others`, { source, characters: others }, weights);
};

const run = async (args: string[]): Promise<void> => {
  const { help } = readOptions(args, { help: sharedOptions.help });
  if (help) return console.log(usage);
  for (const font of fonts) await cut(font);
};

process.exitCode = await exitCodeOf(() => run(process.argv.slice(2)));
