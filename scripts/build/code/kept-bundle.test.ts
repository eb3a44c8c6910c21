import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CodeBundle } from './code-bundle.ts';
import { keepBundle, readBundle } from './kept-bundle.ts';

let cache: string;
const at = (name: string) => path.join(cache, name);
const bundled = {
  version: 'v1',
  publicFolder: 'public',
  clientFolder: 'client',
  server: 'server.js',
} as CodeBundle;

const draft = (name: string, server: string) => {
  mkdirSync(at(`${name}/public`), { recursive: true });
  writeFileSync(at(`${name}/server.js`), server);
  writeFileSync(at(`${name}/public/player.js`), 'play()');
  return at(name);
};

/** Another sign in the place of one, seconds later. */
const overwrite = (file: string) => {
  writeFileSync(file, readFileSync(file, 'utf8').replace('p', 'q'));
  utimesSync(file, Date.now() / 1000 + 7, Date.now() / 1000 + 7);
};

beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'bundles-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

it('a bundle is kept under its version, with its files named from there', () => {
  const kept = keepBundle(draft('v1.draft', 'serve()'), bundled);
  expect(kept).toEqual({
    ...bundled,
    publicFolder: at('v1/public'),
    clientFolder: at('v1/client'),
    server: at('v1/server.js'),
  });
  expect(readBundle(at('v1'))).toEqual(kept);
  expect(readdirSync(cache)).toEqual(['v1']);
});

it('of two processes that bundle at once the first one keeps its bundle, which may be read already', () => {
  keepBundle(draft('v1.one', 'serve(1)'), bundled);
  keepBundle(draft('v1.two', 'serve(22)'), bundled);
  expect(readBundle(at('v1'))).toBeDefined();
  expect(readdirSync(cache)).toEqual(['v1', 'v1.two']);
});

it.each<[string, () => void]>([
  ['a torn file', () => truncateSync(at('v1/public/player.js'), 2)],
  ['a missing file', () => rmSync(at('v1/server.js'))],
  ['torn notes', () => truncateSync(at('v1/bundle.json'), 20)],
  ['a damaged file of the same size', () => overwrite(at('v1/public/player.js'))],
  ['damaged notes of the same size', () => overwrite(at('v1/bundle.json'))],
  ['notes of another program', () => writeFileSync(at('v1/bundle.json'), '{"version":"v1"}')],
])('a bundle with %s is none, and gives way to one that is whole', (_, damage) => {
  keepBundle(draft('v1.draft', 'serve()'), bundled);
  damage();
  expect(readBundle(at('v1'))).toBeUndefined();
  keepBundle(draft('v1.draft', 'serve()'), bundled);
  expect(readBundle(at('v1'))).toBeDefined();
});
