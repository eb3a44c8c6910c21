import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../src/engine/core/types.ts';
import { textOf } from '../build/built-folder.ts';
import { withBuiltSite } from '../build/edited-site.ts';
import { sectionsOf, withImports } from '../build/loaded-code.ts';

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

/** What every page asks for by itself once its player is there. */
const later = () =>
  [...built().keys()].filter((file) => /^assets\/(?:navigation|check-services)\./.test(file));

type Budget = { name: string; most: number; files: (route: string) => string[] };

/** The budgets of a page in bytes, compressed as they are sent. */
const budgets: Budget[] = [
  { name: 'JavaScript before load', most: 1500, files: boot },
  {
    name: 'JavaScript to full interactivity',
    most: 60_000,
    files: (route) => [
      ...boot(route),
      ...withImports(built(), [...player(route), ...sectionsOf(built(), pageOf(route)), ...later()]),
    ],
  },
  {
    name: 'document and stylesheet',
    most: 14_000,
    files: (route) => [route, ...named(document(route), /<link rel="stylesheet" href="\/([^"]+)">/g)],
  },
  {
    name: 'fonts',
    most: 60_000,
    files: (route) => named(document(route), /<link rel="preload" href="\/([^"]+)" as="font"/g),
  },
  { name: 'data', most: 6000, files: (route) => named(document(route), /data-page="\/([^"]+)"/g) },
];

describe('what a page costs a visitor', () => {
  it.each(budgets)('$name stays within its budget on every route', ({ name, most, files }) => {
    const routes = [...built().keys()].filter((file) => file.endsWith('.html'));
    expect(routes.length).toBeGreaterThan(30);
    const rows = routes.map((route) => ({ route, bytes: sum(files(route)) }));
    expect(Math.min(...rows.map(({ bytes }) => bytes))).toBeGreaterThan(100);
    const over = rows.filter((row) => row.bytes > most);
    const table = over.map((row) => `${row.route}: ${name} ${row.bytes} bytes of ${most}`);
    expect(table.join('\n')).toBe('');
  });

  it('has parts that wait for no other part but the player, and for one with what sends', () => {
    const parts = [...built().keys()].filter((file) => /^assets\/(?!player\.).*\.js$/.test(file));
    const waited = parts.flatMap((part) => withImports(built(), [part]).filter((file) => file !== part));
    const names = new Set(waited.map((file) => /assets\/([\w-]+)\./.exec(file)?.[1]));
    expect([...names].sort()).toEqual(['call', 'player']);
  });
});
