import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listFiles } from '../cli/list-files.ts';
import { installedVersions } from './installed-versions.ts';
import { signFiles } from './sign-files.ts';

/** What builds and checks run of the commands; a contract test follows their imports, and names what is missing here. */
const programs =
  /^(?:build|cache|cli|edits|editor|files|git|json-text|locks|output|site|threads|types|validate)\/.+\.[jt]s$/;

/**
 * The files that decide what is built, besides the libraries: the code, and the programs that read, check and build.
 */
const parts: [folder: string, files: RegExp][] = [
  ['src', /\.(?:tsx?|json|woff2)$/],
  ['schemas/forms', /^[^/]+\.json$/],
  ['supabase/functions/_shared', /^(?:form-rules|well-formed)\.ts$/],
  ['scripts', programs],
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The files of the code that decide what is found and built. */
export const codeFiles = (root: string): string[] =>
  parts.flatMap(([folder, wanted]) =>
    listFiles(`${root}/${folder}`)
      .filter((file) => wanted.test(file) && !isTest(file))
      .map((file) => `${folder}/${file}`),
  );

/** A short hash of everything the code bundle is made of. The same code gives the same key on every machine. */
export const codeKey = (root: string): string => {
  const key = createHash('sha256').update(installedVersions(root));
  // Read one by one: promises would cost more than the reading, and every command waits for this.
  for (const file of codeFiles(root).sort()) {
    key.update(`${file}\0`).update(readFileSync(`${root}/${file}`));
  }
  return key.digest('hex').slice(0, 12);
};

/** What tells whether the code is that of before, without reading it; undefined when some was edited just now. */
export const codeSignature = (root: string): string | undefined => {
  const signed = [...signFiles(root, codeFiles(root))];
  const isSettled = signed.every(([, signature]) => signature !== '');
  return isSettled ? hash('sha256', JSON.stringify([installedVersions(root), signed])) : undefined;
};

/**
 * Whether the code was edited after a moment. A process that began before still runs the old code, so the key of the
 * code does not describe what it makes.
 */
export const isCodeEditedSince = (root: string, moment: number): boolean =>
  [...signFiles(root, codeFiles(root), moment).values()].includes('');

/** Whether code of a project was edited since this process began, which still runs the old code. */
export const isCodeEdited = (root: string): boolean =>
  isCodeEditedSince(root, Math.floor(performance.timeOrigin));
