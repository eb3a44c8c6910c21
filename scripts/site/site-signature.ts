import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { configFile, lockFile } from '../../src/engine/core/file-names.ts';
import { signFiles } from '../cache/sign-files.ts';
import { codeRoot } from '../cli/code-root.ts';
import { filesBelow } from '../cli/list-files.ts';
import { mailWordsFile } from './mail-words-file.ts';

/** What tells whether a site's files are those that were seen before, without reading them. */
export type SiteSignature = {
  /** Each page's file with its own signature, in their order; empty for a file that was changed just now. */
  pages: Map<string, string>;
  /** The words of all languages together; undefined when some were changed just now. */
  words: string | undefined;
  /** Each file of the public folder with its own signature, like the pages. */
  files: Map<string, string>;
  /** The configuration; undefined when it was changed just now. */
  config: string | undefined;
  /** The records of translations; undefined if the file was changed just now. */
  lock: string | undefined;
  /** The schemas and the words of mails together; undefined when one of them was changed just now. */
  rest: string | undefined;
};

const signTogether = (root: string, signed: Map<string, string>[]): string | undefined => {
  const all = signed.flatMap((signatures) => [...signatures]);
  const isSettled = all.every(([, signature]) => signature !== '');
  return isSettled ? hash('sha256', JSON.stringify([root, all])) : undefined;
};

/** Signs the words of all languages together; undefined when some were changed just now. */
export const signWords = (root: string): string | undefined =>
  signTogether(root, [signFiles(root, filesBelow(root, 'locales').sort())]);

/** Signs the files of a site and the schemas they are measured by. A file's signature changes with every edit. */
export const siteSignature = (root: string): SiteSignature => {
  const pages = filesBelow(root, 'pages').filter((file) => file.endsWith('.json'));
  const lock = existsSync(path.join(root, lockFile)) ? [lockFile] : [];
  const beside = signFiles(codeRoot, [...filesBelow(codeRoot, 'schemas').sort(), mailWordsFile]);
  return {
    pages: signFiles(root, pages.sort()),
    words: signWords(root),
    files: signFiles(root, filesBelow(root, 'public').sort()),
    config: signTogether(root, [signFiles(root, [configFile])]),
    lock: signTogether(root, [signFiles(root, lock)]),
    rest: signTogether(root, [beside]),
  };
};

/**
 * Whether nothing was edited between two signatures. A file that was edited just now may be edited again without a
 * trace.
 */
export const isSameSite = (before: SiteSignature, now: SiteSignature): boolean =>
  now.rest !== undefined &&
  now.config !== undefined &&
  now.lock !== undefined &&
  now.words !== undefined &&
  ![...now.pages.values(), ...now.files.values()].includes('') &&
  isDeepStrictEqual(before, now);
