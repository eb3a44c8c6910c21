import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockFile } from '../../src/engine/core/checks/context/translations.ts';
import { signFiles } from './file-signature.ts';
import { listFiles } from './list-files.ts';

/** What tells whether a site's files are those that were seen before, without reading them. */
export type SiteSignature = {
  /** Each page's file with its own signature, in their order; empty for a file that was changed just now. */
  pages: Map<string, string>;
  /** All other files together; undefined when one of them was changed just now. */
  rest: string | undefined;
};

const codeRoot = path.resolve(import.meta.dirname, '../..');

const below = (root: string, folder: string): string[] =>
  listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`);

/** Signs the files of a site and the schemas they are measured by. A file's signature changes with every edit. */
export const siteSignature = (root: string): SiteSignature => {
  const pages = below(root, 'pages').filter((file) => file.endsWith('.json'));
  const others = [
    ...signFiles(root, [
      'site.config.json',
      ...(existsSync(path.join(root, lockFile)) ? [lockFile] : []),
      ...below(root, 'locales').sort(),
      ...below(root, 'public').sort(),
    ]),
    ...signFiles(codeRoot, below(codeRoot, 'schemas').sort()),
  ];
  const settled = others.every(([, signature]) => signature !== '');
  return {
    pages: signFiles(root, pages.sort()),
    rest: settled ? hash('sha256', JSON.stringify([root, others])) : undefined,
  };
};

/** Whether nothing was edited between two signatures. What was edited just now may be edited again without a trace. */
export const isSameSite = (before: SiteSignature, now: SiteSignature): boolean =>
  now.rest !== undefined && ![...now.pages.values()].includes('') && isDeepStrictEqual(before, now);
