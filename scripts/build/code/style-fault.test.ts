import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeProblem } from './code-fault.ts';
import { placedStyle, styleFault } from './style-fault.ts';

let root: string;
const file = 'src/story/styles.ts';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(root, 'src/story'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is told of a module of styles that throws when it is asked for its rules. */
const told = async (source: string, bundled = source) => {
  writeFileSync(path.join(root, file), source);
  const bundle = path.join(root, 'entry-styles.js');
  writeFileSync(bundle, `// src/theme.ts\nconst a = 1;\n// ${file}\n${bundled}\n`);
  const error: unknown = await import(pathToFileURL(bundle).href).catch((reason: unknown) => reason);
  return codeProblem(styleFault(error, bundle, root));
};

describe('styles that throw', () => {
  it('are told with their file, and the place of what is not there', async () => {
    expect(await told('const color = 1;\n  const other = missing + color;\n')).toMatchObject({
      file,
      line: 2,
      column: 17,
      message: expect.stringContaining('missing is not defined') as string,
    });
  });

  it('are told at their beginning when nothing says where', async () => {
    expect(await told("throw new Error('no bread');")).toMatchObject({ file, line: 1, column: 1 });
  });
});

it('a style that cannot be extracted is told at its name', () => {
  writeFileSync(path.join(root, file), 'const a = 1;\nexport const Bad = a;\n');
  const error = placedStyle(new Error('./story/styles.ts: Bad has a brace too many'), root);
  expect(codeProblem(error)).toMatchObject({
    file,
    line: 2,
    column: 14,
    message: 'Bad has a brace too many',
  });
});
