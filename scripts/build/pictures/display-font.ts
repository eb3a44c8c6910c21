import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'fontkit';
import { cachedFile } from '../../cache/file-cache.ts';

const packageName = '@fontsource-variable/funnel-display';
const subsets = ['latin', 'latin-ext'];
const require = createRequire(import.meta.url);

const fontFile = (subset: string) =>
  require.resolve(`${packageName}/files/funnel-display-${subset}-wght-normal.woff2`);

/** The version of the display font: what is drawn with it is kept until it changes. */
export const displayFontVersion = (): string =>
  (require(`${packageName}/package.json`) as { version: string }).version;

/** Every character the font's subset draws: all are kept, only the weight becomes fixed. */
const semibold = async (subset: string): Promise<Buffer> => {
  const [{ default: subsetFont }, { create }] = await Promise.all([import('subset-font'), import('fontkit')]);
  const variable = await readFile(fontFile(subset));
  const characters = String.fromCodePoint(...create(variable).characterSet);
  return subsetFont(variable, characters, { targetFormat: 'sfnt', variationAxes: { wght: 600 } });
};

const loadSubset = async (subset: string, cache: string): Promise<Font> => {
  const file = path.join(cache, 'fonts', `funnel-display-${subset}-600.${displayFontVersion()}.ttf`);
  await cachedFile(file, () => semibold(subset));
  const { create } = await import('fontkit');
  return create(await readFile(file));
};

/** Funnel Display in semibold, as fonts whose outlines can be read: Latin first, then the rarer Latin letters. */
export const loadDisplayFonts = (cache: string): Promise<Font[]> =>
  Promise.all(subsets.map((subset) => loadSubset(subset, cache)));
