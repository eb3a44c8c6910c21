import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;
const file = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
  writeFileSync(file('index.html'), '<h1>Hello</h1>');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('puts two whole twins beside a text file and nothing else, once', async () => {
  writeFileSync(file('photo.jpg'), 'x');
  expect(await precompress(folder)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'photo.jpg']);
  expect(brotliDecompressSync(readFileSync(file('index.html.br'))).toString()).toBe('<h1>Hello</h1>');
  expect(gunzipSync(readFileSync(file('index.html.gz'))).toString()).toBe('<h1>Hello</h1>');
  expect(await precompress(folder)).toBe(0);
});

it('ends between two files when it is asked to, and leaves no half of one', async () => {
  writeFileSync(file('other.html'), 'x');
  const stopping = new AbortController();
  const made = precompress(folder, stopping.signal);
  stopping.abort();
  expect(await made).toBeLessThan(2);
  expect(readdirSync(folder).filter((name) => name.startsWith('.build'))).toEqual([]);
});

it('goes on when a build removes a file meanwhile, and shows a build no file but twins', async () => {
  for (const number of Array.from({ length: 40 }, (_, index) => index))
    writeFileSync(file(`${number}.html`), 'x');
  const seen = new Set<string>();
  const watcher = watch(folder, (_, name) => void seen.add(name ?? ''));
  const made = precompress(folder);
  await Promise.resolve();
  rmSync(file('7.html'));
  expect(await made).toBeGreaterThan(39);
  watcher.close();
  expect(
    [...seen].filter((name) => !/\.html(\.br|\.gz)?$/.test(name) && !name.startsWith('.build.')),
  ).toEqual([]);
});

it('makes the twins of a changed file anew, wherever the clock was set meanwhile', async () => {
  await precompress(folder);
  writeFileSync(file('index.html'), '<h1>Bye</h1>');
  for (const [text, seconds] of [
    ['<h1>Bye</h1>', 5],
    ['<h1>Yet</h1>', -3600],
  ] as const) {
    writeFileSync(file('index.html'), text);
    const time = new Date(Date.now() + seconds * 1000);
    utimesSync(file('index.html'), time, time);
    expect(await precompress(folder)).toBe(1);
    expect(brotliDecompressSync(readFileSync(file('index.html.br'))).toString()).toBe(text);
  }
});
