import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeRoot } from '../../cli/code-root.ts';
import { codePlace, withPlace } from './code-place.ts';

let folder: string;
let thrown: Error;

const source = `type Page = { title: string };\n\nexport const show = (page: Page | undefined) =>\n  (page as Page).title;\n`;

/** A source of `src` that is in no file. */
const entry = path.join(codeRoot, 'src/site/broken.ts');

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'place-'));
  await build({
    root: codeRoot,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { outDir: folder, ssr: entry, sourcemap: true, emptyOutDir: false },
  });
  // The test runner would replace the places in the stack itself.
  const url = pathToFileURL(path.join(folder, 'broken.js')).href;
  const program = `import('${url}').then(({ show }) => show()).catch(({ message, stack }) => console.log(JSON.stringify({ message, stack })))`;
  const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  thrown = Object.assign(new Error(), JSON.parse(stdout));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('an error of a bundle has its place in the sources', () => {
  expect(codePlace(thrown, folder)).toBe('src/site/broken.ts:4:18');
  expect(withPlace(thrown, 'src/site/broken.ts:4:18')).toMatchObject({
    message: expect.stringMatching(
      /^Cannot read properties of undefined.*\n\[ src\/site\/broken\.ts:4:18 \]$/,
    ),
    cause: thrown,
  });
});

it('an error of anything else has none, and stays as it is', () => {
  const other = new Error('x is no y');
  expect(codePlace(other, folder)).toBeUndefined();
  expect(codePlace('x is no y', folder)).toBeUndefined();
  expect(withPlace(other, undefined)).toBe(other);
  writeFileSync(path.join(folder, 'broken.js.map'), '{');
  expect(codePlace(thrown, folder)).toBeUndefined();
});
