import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '..');
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What English and Spanish need: Latin-1 and the signs of good typography. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„…•·−→↗′″€™ŒœŸ‹›‑  `;

const fonts = [
  { name: 'figtree', weights: { min: 400, max: 600 } },
  { name: 'funnel-display', weights: { min: 500, max: 600 } },
];

for (const { name, weights } of fonts) {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const subset = await subsetFont(await readFile(path.join(root, file)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(path.join(root, `src/site/fonts/${name}.woff2`), subset);
  console.log(`src/site/fonts/${name}.woff2: ${subset.length} bytes`);
}
