import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentKey } from '../cache/file-cache.ts';
import { readKept, writeKept } from '../cache/kept-json.ts';
import { codeRoot } from '../cli/code-root.ts';
import type { FileFacts } from './file-facts.ts';

/** The facts of the files in a public folder, each under its signature. */
type KeptFacts = { [file: string]: [signature: string, facts: FileFacts] };

const usualFolder = path.join(codeRoot, '.cache/assets');

/** The code that looks into files: facts found by other code are not used. */
const code = ['file-facts.ts', 'is-drawing.ts', 'svg-fault.ts', 'title-place.ts'];

const fileFor = (publicFolder: string): string => {
  const sources = code.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  return path.join(usualFolder, `${contentKey(publicFolder, ...sources)}.json`);
};

/** The facts of the files in a public folder as they were kept last. */
export const readKeptFacts = (publicFolder: string): KeptFacts =>
  readKept<KeptFacts>(fileFor(publicFolder)) ?? {};

/** So many sites are kept: others, such as temporary copies, are removed in time. */
const mostSites = 20;

const dropOldest = (): void => {
  const files = readdirSync(usualFolder).map((name) => path.join(usualFolder, name));
  if (files.length <= mostSites) return;
  const byAge = files.map((file) => ({ file, age: statSync(file).ctimeMs })).sort((a, b) => b.age - a.age);
  for (const { file } of byAge.slice(mostSites)) rmSync(file, { force: true });
};

/** Keeps the facts, unless they are the kept ones already. A file that was edited just now has no signature yet. */
export const keepFacts = (
  publicFolder: string,
  kept: KeptFacts,
  found: [file: string, signature: string, facts: FileFacts][],
): void => {
  const signed = found.filter(([, signature]) => signature !== '');
  const isSame = signed.every(([file, signature]) => kept[file]?.[0] === signature);
  if (isSame && signed.length === Object.keys(kept).length) return;
  try {
    writeKept(
      fileFor(publicFolder),
      Object.fromEntries(signed.map(([file, signature, facts]) => [file, [signature, facts]])),
    );
    dropOldest();
  } catch {
    // A folder that cannot be written to only costs time.
  }
};
