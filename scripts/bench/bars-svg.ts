import { escapeHtml } from '../../src/engine/core/render/escape-html.ts';

/** Bars on one scale, each with a mark at its budget, if it has one. */
export type BarChart = {
  title: string;
  unit: string;
  bars: { name: string; value: number; budget?: number }[];
};

const width = 720;
const area = { left: 260, right: 640, top: 56, row: 28 };
const [met, missed, plain] = ['#0b5f55', '#be123c', '#a3aaa8'];

const colorOf = ({ value, budget }: BarChart['bars'][number]) => {
  if (budget === undefined) return plain;
  return value <= budget ? met : missed;
};

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : Number(value.toFixed(1)).toString());

const bar = (each: BarChart['bars'][number], at: number, scale: number): string => {
  const { name, value, budget } = each;
  const y = area.top + at * area.row;
  const end = area.left + value * scale;
  const mark = budget === undefined ? '' : (area.left + budget * scale).toFixed(1);
  return [
    `<text x="${area.left - 10}" y="${y + 14}" text-anchor="end">${escapeHtml(name)}</text>`,
    `<rect x="${area.left}" y="${y + 2}" width="${(end - area.left).toFixed(1)}" height="16" fill="${colorOf(each)}"/>`,
    mark && `<path d="M${mark} ${y - 2}v24" stroke="#1c2b29" stroke-width="2"/>`,
    `<text x="${(Math.max(end, Number(mark)) + 8).toFixed(1)}" y="${y + 14}">${rounded(value)}</text>`,
  ].join('');
};

/** Draws bars. */
export const barsSvg = ({ title, unit, bars }: BarChart): string => {
  const largest = Math.max(1, ...bars.flatMap(({ value, budget = 0 }) => [value, budget]));
  const scale = (area.right - area.left) / largest;
  const height = area.top + bars.length * area.row + 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#1c2b29">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="24" y="28" font-size="16" font-weight="600">${escapeHtml(title)}, ${escapeHtml(unit)}; a line marks the budget</text>`,
    ...bars.map((each, at) => bar(each, at, scale)),
    '</svg>\n',
  ].join('\n');
};
