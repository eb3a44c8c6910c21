import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Font } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDisplayFonts } from './display-font.ts';
import { titleOutlines } from './title-outlines.ts';

const place = { x: 72, y: 150, width: 548, height: 316, fontSize: 84 };

let folder: string;
let fonts: Font[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  fonts = await loadDisplayFonts(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const points = (title: string): { x: number; y: number }[] => {
  const commands = titleOutlines(fonts, title, place)?.match(/[ML][^A-Z]+/g) ?? [];
  return commands.map((command) => {
    const [x = 0, y = 0] = command
      .slice(1)
      .split(/[\s,]+/)
      .map(Number);
    return { x, y };
  });
};

const box = (title: string) => {
  const all = points(title);
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

describe('a title drawn as outlines', () => {
  it.each([
    'About Us',
    'Engagement solutions for brands',
    'Mesa de reservas para asesores de viaje con comisiones claras y niveles que se ganan viaje a viaje',
  ])('stays within its place: %s', (title) => {
    const { left, right, top, bottom } = box(title);
    expect(left).toBeGreaterThan(place.x - 4);
    expect(right).toBeLessThanOrEqual(place.x + place.width);
    expect(top).toBeGreaterThanOrEqual(place.y);
    expect(bottom).toBeLessThanOrEqual(place.y + place.height);
  });
  it('wraps what does not fit on one line', () => {
    const one = box('About Us');
    const three = box('Engagement solutions for brands');
    expect(three.bottom - three.top).toBeGreaterThan(2 * (one.bottom - one.top));
  });
  it('draws the letters of Spanish, and rarer Latin letters', () => {
    expect(titleOutlines(fonts, '¿Qué año? Łódź', place)).toContain('M');
  });
  it('is left out when the font lacks a letter', () => {
    expect(titleOutlines(fonts, 'مرحبا', place)).toBeUndefined();
  });
});
