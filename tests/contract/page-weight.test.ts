import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../src/engine/core/types.ts';
import { textOf } from './built-folder.ts';
import { withBuiltSite } from './edited-site.ts';
import { sectionsOf, withImports } from './loaded-code.ts';

const built = withBuiltSite();

const weights = new Map<string, number>();
const brotli = (file: string): number => {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const content = built().get(file)?.bytes;
  if (!content) throw new Error(`${file} was not built`);
  // A font is compressed already.
  const weight = file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
  weights.set(file, weight);
  return weight;
};
const sum = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((total, file) => total + brotli(file), 0);

/** What a document names, by the pattern around its address. */
const named = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);
const document = (route: string): string => textOf(built(), route);
const pageOf = (route: string): PageData => {
  const [payload = ''] = named(document(route), /data-page="\/([^"]+)"/g);
  return JSON.parse(textOf(built(), payload)) as PageData;
};

const boot = (route: string) => named(document(route), /<script async src="\/([^"]+)"/g);
const player = (route: string) => named(document(route), /data-player="\/([^"]+)"/g);

type Budget = { name: string; most: (route: string) => number; files: (route: string) => string[] };

const isHome = (route: string) => pageOf(route).page.id === 'home';

/** The budgets of a page in bytes, compressed as they are sent. */
const budgets: Budget[] = [
  { name: 'JavaScript before load', most: () => 1500, files: boot },
  {
    name: 'JavaScript to full interactivity',
    most: (route) => (isHome(route) ? 60_000 : 62_000),
    files: (route) => withImports(built(), [...player(route), ...sectionsOf(built(), pageOf(route))]),
  },
  {
    name: 'document and stylesheet',
    most: () => 14_000,
    files: (route) => [route, ...named(document(route), /<link rel="stylesheet" href="\/([^"]+)">/g)],
  },
  {
    name: 'fonts',
    most: () => 60_000,
    files: (route) => named(document(route), /<link rel="preload" href="\/([^"]+)" as="font"/g),
  },
  { name: 'data', most: () => 6000, files: (route) => named(document(route), /data-page="\/([^"]+)"/g) },
];

describe('what a page costs a visitor', () => {
  it.each(budgets)('$name stays within its budget on every route', ({ name, most, files }) => {
    const routes = [...built().keys()].filter((file) => file.endsWith('.html'));
    expect(routes.length).toBeGreaterThan(30);
    const rows = routes.map((route) => ({ route, bytes: sum(files(route)), most: most(route) }));
    expect(Math.min(...rows.map(({ bytes }) => bytes))).toBeGreaterThan(100);
    const over = rows.filter((row) => row.bytes > row.most);
    const table = over.map((row) => `${row.route}: ${name} ${row.bytes} bytes of ${row.most}`);
    expect(table.join('\n')).toBe('');
  });
});
