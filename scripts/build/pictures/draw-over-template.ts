import { shareImageSize } from '../../../src/engine/core/render/share-image.ts';
import type { IndexedPicture } from './encode-png.ts';

/** So many colours a template keeps; all others become the nearest of them. */
const ofTemplate = 128;

/** So many values from what is behind a letter to the letter itself make its edges smooth. */
const steps = 16;

const draw = async (svg: string) => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).resize(shareImageSize.width, shareImageSize.height);
};

/** How many pixels have each colour, the commonest first. */
const countColors = (data: Buffer): number[] => {
  const times = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const color = data.readUIntBE(at, 3);
    times.set(color, (times.get(color) ?? 0) + 1);
  }
  return [...times].sort(([, one], [, other]) => other - one).map(([color]) => color);
};

const channels = (color: number): number[] => [color >> 16, (color >> 8) & 255, color & 255];

const distance = (one: number[], other: number[]): number =>
  one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);

const nearest = (colors: number[][], color: number[]): number => {
  const distances = colors.map((candidate) => distance(candidate, color));
  return distances.indexOf(Math.min(...distances));
};

/** The pixels of a template by the numbers of their colours, of which the commonest comes first. */
const fewColors = async (svg: string): Promise<Pick<IndexedPicture, 'colors' | 'pixels'>> => {
  const data = await (await draw(svg)).flatten({ background: '#fff' }).raw().toBuffer();
  const all = countColors(data);
  const colors = all.slice(0, ofTemplate).map(channels);
  const numbers = new Map(all.map((color) => [color, nearest(colors, channels(color))]));
  const pixels = new Uint8Array(data.length / 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = numbers.get(data.readUIntBE(at * 3, 3)) ?? 0;
  return { pixels, colors };
};

/** The bytes of a colour, however it is written. */
const bytesOf = async (fill: string): Promise<number[]> => {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="${fill}" d="M0 0h1v1H0z"/></svg>`;
  return [...(await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer())];
};

type Blends = { colors: number[][]; numbers: Uint8Array };

const blend = (behind: number[], letter: number[], part: number): number[] =>
  behind.map((value, index) => Math.round(value + ((letter[index] ?? 0) - value) * part));

/** The colours between those of a template and the one of letters, until a picture can have no more: then the nearer end. */
const blends = (behind: number[][], letter: number[]): Blends => {
  const colors = [...behind, letter];
  const numbers = new Uint8Array(behind.length * steps);
  for (const [index, color] of behind.entries()) {
    const hasRoom = colors.length + steps <= 256;
    for (let step = 0; step < steps; step += 1) {
      const part = step / (steps - 1);
      const isBetween = hasRoom && part > 0 && part < 1;
      numbers[index * steps + step] = isBetween ? colors.length : part < 0.5 ? index : behind.length;
      if (isBetween) colors.push(blend(color, letter, part));
    }
  }
  return { colors, numbers };
};

/** How far each pixel is covered by a drawing, from 0 to 255. */
const coverage = async (svg: string): Promise<Buffer> => (await draw(svg)).extractChannel(3).raw().toBuffer();

/** What a title is drawn on: the template without the place of its title, and the colour of the letters. */
type Template = { svg: string; fill: string };

/**
 * Draws outlines over a template, in the coordinates of its SVG. What all pictures have in common is drawn once: the letters
 * alone take a fifth of the time.
 */
export const drawOverTemplate = async ({
  svg,
  fill,
}: Template): Promise<(outlines: string) => Promise<IndexedPicture>> => {
  const { pixels, colors: behind } = await fewColors(svg);
  const { colors, numbers } = blends(behind, await bytesOf(fill));
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  return async (outlines) => {
    const covered = await coverage(`${root}<path d="${outlines}" fill="#000"/></svg>`);
    const drawn = pixels.slice();
    for (let at = 0; at < drawn.length; at += 1) {
      const value = covered[at] ?? 0;
      if (value > 0) drawn[at] = numbers[(pixels[at] ?? 0) * steps + (value >> 4)] ?? 0;
    }
    return { ...shareImageSize, colors, pixels: drawn };
  };
};
