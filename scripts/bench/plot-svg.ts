import { escapeHtml } from '../../src/engine/core/render/escape-html.ts';

/** Lines over sizes, both on logarithmic scales: equal growth is a straight line of slope 1. */
export type Plot = {
  title: string;
  x: string;
  y: string;
  series: { name: string; points: [x: number, y: number][] }[];
};

type Scale = (value: number) => number;

const [width, height] = [720, 400];
const area = { left: 70, right: 520, top: 50, bottom: 340 };
const colors = ['#0b5f55', '#c2410c', '#6d28d9', '#0369a1', '#4d7c0f', '#be123c'];

const powers = (values: number[]): number[] => {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.ceil(Math.log10(Math.max(...values)));
  return Array.from({ length: Math.max(high, low + 1) - low + 1 }, (_, step) => 10 ** (low + step));
};

const scaleOf = (ticks: number[], from: number, to: number): Scale => {
  const [low, high] = [Math.log10(ticks[0] ?? 1), Math.log10(ticks.at(-1) ?? 10)];
  return (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
};

const label = (value: number) =>
  value >= 1 ? value.toLocaleString('en') : String(Number(value.toPrecision(1)));

const text = ([x, y]: [number, number], content: string, rest = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${rest}>${escapeHtml(content)}</text>`;

const grid = ([xs, ys]: [number[], number[]], [toX, toY]: [Scale, Scale]): string[] => [
  ...xs.flatMap((tick) => [
    `<path d="M${toX(tick).toFixed(1)} ${area.top}V${area.bottom}" stroke="#e3e3df"/>`,
    text([toX(tick), area.bottom + 20], label(tick), 'text-anchor="middle"'),
  ]),
  ...ys.flatMap((tick) => [
    `<path d="M${area.left} ${toY(tick).toFixed(1)}H${area.right}" stroke="#e3e3df"/>`,
    text([area.left - 8, toY(tick) + 4], label(tick), 'text-anchor="end"'),
  ]),
];

const line = ({ name, points }: Plot['series'][number], at: number, [toX, toY]: [Scale, Scale]): string => {
  const color = colors[at % colors.length];
  const places = points.map(([x, y]) => `${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`);
  const dots = points.map(
    ([x, y]) => `<circle cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="4" fill="${color}"/>`,
  );
  return [
    `<path d="M${places.join('L')}" fill="none" stroke="${color}" stroke-width="2"/>`,
    ...dots,
    `<circle cx="${area.right + 20}" cy="${area.top + 20 + at * 24}" r="5" fill="${color}"/>`,
    text([area.right + 32, area.top + 24 + at * 24], name),
  ].join('');
};

/** A plot as SVG: a line for each series, and their names beside. */
export const plotSvg = ({ title, x, y, series }: Plot): string => {
  const points = series.flatMap((each) => each.points);
  const ticks: [number[], number[]] = [powers(points.map(([at]) => at)), powers(points.map(([, at]) => at))];
  const scales: [Scale, Scale] = [
    scaleOf(ticks[0], area.left, area.right),
    scaleOf(ticks[1], area.bottom, area.top),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#1c2b29">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text([area.left, 28], title, 'font-size="16" font-weight="600"'),
    ...grid(ticks, scales),
    ...series.map((each, at) => line(each, at, scales)),
    text([(area.left + area.right) / 2, area.bottom + 44], x, 'text-anchor="middle"'),
    text([16, area.top - 8], y),
    '</svg>\n',
  ].join('\n');
};
