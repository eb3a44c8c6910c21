import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { codeRoot } from '../cli/code-root.ts';
import { browserProblem, createFaults, renderProblem } from './dev-faults.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
const assets = path.join(folder, 'assets');
mkdirSync(assets);
afterAll(() => rmSync(folder, { recursive: true }));

const header = 'src/site/sections/header/Component.tsx';

/** The first sign of a bundled file is the first of the component's third line. */
const writeMap = (name: string) => {
  const sources = [path.relative(assets, path.join(codeRoot, header))];
  writeFileSync(
    path.join(assets, `${name}.map`),
    JSON.stringify({ version: 3, sources, names: [], mappings: 'AAEA' }),
  );
};
writeMap('player.js');

it('a section that fails only in the browser is named with its component and the line', () => {
  const stack = 'Error: boom\n    at jr (http://127.0.0.1:5173/assets/player.js:1:1)';
  expect(browserProblem({ message: 'boom', stack }, folder)).toMatchObject({
    file: header,
    line: 3,
    message: 'The section "header" failed in the browser: boom',
  });
});

it('a fault of no known place is one of the page', () => {
  const stack = 'Error: boom\n    at x (http://127.0.0.1:5173/assets/other.js:1:1)';
  expect(browserProblem({ message: 'boom', stack }, folder)).toMatchObject({
    file: 'src',
    message: 'The page failed in the browser: boom',
  });
});

it('a section that fails on every page is told once, and again in the next version', () => {
  const cause = Object.assign(new Error('boom'), {
    stack: `Error: boom\n    at jr (${pathToFileURL(path.join(assets, 'player.js')).href}:1:1)`,
  });
  const faultAt = (address: string) =>
    renderProblem(
      new Error(`${address}: the section could not be rendered: boom`, { cause }),
      path.join(folder, 'entry.js'),
    );
  const faults = createFaults();
  expect(faults.add('1', faultAt('/'))).toBe(true);
  expect(faults.add('1', faultAt('/about'))).toBe(false);
  expect(faults.at('1')).toMatchObject([{ file: header, line: 3 }]);
  expect(faults.at('2')).toEqual([]);
  expect(faults.add('2', faultAt('/'))).toBe(true);
});
