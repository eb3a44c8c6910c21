import { describe, expect, it } from 'vitest';
import { barsSvg } from './bars-svg.ts';

const rects = (svg: string) =>
  [...svg.matchAll(/<rect x="260"[^>]*width="([\d.]+)"[^>]*fill="(#\w+)"/g)].map(([, width, fill]) => [
    Number(width),
    fill,
  ]);

describe('bars beside their budgets', () => {
  const svg = barsSvg({
    title: 'Clicks & keys',
    unit: 'ms',
    bars: [
      { name: '/a', value: 50, budget: 100 },
      { name: '/b', value: 150, budget: 100 },
      { name: '<twin>', value: 300 },
    ],
  });

  it('are as long as their values and tell by their colour which budget is missed', () => {
    const [first, second, third] = rects(svg);
    expect(rects(svg).map(([length]) => Number(length))).toEqual([63.3, 190, 380]);
    expect(new Set([first?.[1], second?.[1], third?.[1]]).size).toBe(3);
  });

  it('have a mark for each budget, and texts that are no markup', () => {
    expect(svg.match(/stroke-width="2"/g)).toHaveLength(2);
    expect(svg).toContain('Clicks &amp; keys');
    expect(svg).toContain('&lt;twin&gt;');
  });
});
