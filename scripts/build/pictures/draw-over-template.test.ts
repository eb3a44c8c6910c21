import { expect, it } from 'vitest';
import { drawOverTemplate } from './draw-over-template.ts';

const root = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">';
const svg = `${root}<path fill="#fff" d="M0 0h1200v630H0z"/><path fill="#f00" d="M600 0h600v630H600z"/></svg>`;

/** The colour of a pixel. */
const draw = async (outlines: string) => {
  const { colors, pixels } = await (await drawOverTemplate({ svg, fill: '#000' }))(outlines);
  return (x: number, y: number) => colors[pixels[y * 1200 + x] ?? 0];
};

it('draws letters over the template, whatever is behind them', async () => {
  const at = await draw('M500 100h200v100H500z');
  expect([at(550, 150), at(650, 150)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect([at(100, 150), at(900, 150)]).toEqual([
    [255, 255, 255],
    [255, 0, 0],
  ]);
});

it('makes the edges of letters smooth on each colour', async () => {
  const at = await draw('M500.5 100h200v100h-200z');
  const [[white = 0] = [], [red = 0, green] = []] = [at(500, 150), at(700, 150)];
  expect(Math.abs(white - 128)).toBeLessThan(20);
  expect(Math.abs(red - 128)).toBeLessThan(20);
  expect(green).toBe(0);
});

it('is the template alone where nothing is drawn', async () => {
  const at = await draw('');
  expect([at(0, 0), at(1199, 629)]).toEqual([
    [255, 255, 255],
    [255, 0, 0],
  ]);
});
