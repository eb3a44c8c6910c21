import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepProgram } from './keep-program.ts';
import { keptProgram, noteOf } from './kept-program.ts';
import { longestUnused, stayInUse } from './stay-in-use.ts';

const source = 'scripts/tell/run-tell.ts';

let project: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};

/** What was changed a moment ago may change again in the same one. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

beforeEach(async () => {
  project = mkdtempSync(path.join(realpathSync(tmpdir()), 'program-'));
  write('package.json', '{ "type": "module" }');
  write('node_modules/.package-lock.json', '{}');
  write('scripts/words.ts', "export const word: string = 'one';");
  write(
    source,
    "import { word } from '../words.ts';\nexport const tell = () => [word, import.meta.dirname];",
  );
  await settle();
});
afterEach(() => rmSync(project, { recursive: true }));

const told = async (): Promise<unknown> => {
  const file = keptProgram({ project, source });
  if (!file) return undefined;
  return ((await import(pathToFileURL(file).href)) as { tell: () => unknown }).tell();
};

describe('a program that is kept', () => {
  it('does what it did as it was written, and looks for files where it stood', async () => {
    expect(await told()).toBeUndefined();
    await keepProgram({ project, source });
    expect(await told()).toEqual(['one', path.join(project, 'scripts/tell')]);
  });

  it('runs as it is written where the cache is a link out of its project: it would find no package there', async () => {
    await keepProgram({ project, source });
    const elsewhere = `${project}-cache`;
    renameSync(path.join(project, '.cache'), elsewhere);
    symlinkSync(elsewhere, path.join(project, '.cache'));
    expect(await told()).toBeUndefined();
    rmSync(elsewhere, { recursive: true });
  });

  it('is given up as soon as a file that it was made of changes', async () => {
    await keepProgram({ project, source });
    write('scripts/words.ts', "export const word: string = 'two';");
    expect(await told()).toBeUndefined();
    await settle();
    await keepProgram({ project, source });
    expect(await told()).toEqual(['two', path.join(project, 'scripts/tell')]);
  });

  it('is not kept when a file was edited meanwhile: who knows which of its texts went into it', async () => {
    const keeping = keepProgram({ project, source });
    write('scripts/words.ts', "export const word: string = 'three';");
    await keeping;
    expect(await told()).toBeUndefined();
  });

  it('that cannot be put together runs as it is written', async () => {
    write('scripts/words.ts', 'export const other = 1;');
    await settle();
    await keepProgram({ project, source });
    expect(keptProgram({ project, source })).toBeUndefined();
  });

  it('of which a part was torn or is missing runs as it is written', async () => {
    await keepProgram({ project, source });
    const file = keptProgram({ project, source }) ?? '';
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, 20));
    expect(keptProgram({ project, source })).toBeUndefined();
    writeFileSync(file, text);
    expect(await told()).toEqual(['one', path.join(project, 'scripts/tell')]);
    writeFileSync(noteOf({ project, source }), JSON.stringify({ project, module: file }));
    expect(await told()).toBeUndefined();
  });

  it('stays as long as it is used, and goes when it was not for long', async () => {
    await keepProgram({ project, source });
    const folder = path.dirname(keptProgram({ project, source }) ?? '');
    const longAgo = new Date(Date.now() - 3 * longestUnused);
    utimesSync(folder, longAgo, longAgo);
    stayInUse(folder);
    await settle();
    write('scripts/words.ts', "export const word: string = 'two';");
    await settle();
    await keepProgram({ project, source });
    expect(existsSync(folder)).toBe(true);
    utimesSync(folder, longAgo, longAgo);
    await keepProgram({ project, source });
    expect(existsSync(folder)).toBe(false);
  });
});
