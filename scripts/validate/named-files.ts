import { existsSync } from 'node:fs';
import path from 'node:path';
import { closest, withSuggestion } from '../../src/engine/core/checks/suggest.ts';
import { UsageError } from '../cli/usage-error.ts';
import { NoInput } from './validate-site.ts';

/** A file is looked for from where the command runs; its name within the site is understood, too. */
const inSite = (root: string, file: string): string => {
  const base = path.isAbsolute(file) || existsSync(file) ? process.cwd() : root;
  return path.relative(root, path.resolve(base, file)).split(path.sep).join('/');
};

const isContent = (file: string, known: ReadonlySet<string>) =>
  known.has(file) || file.startsWith('schemas/');

/**
 * The names within the site of files that were named on the command line, from wherever that was. Throws when one
 * does not exist or none belongs to the site: a check of no file must not look like a success.
 */
export const namedFiles = (root: string, files: string[], known: ReadonlySet<string>): Set<string> => {
  const names = files.map((file) => inSite(root, file));
  for (const [index, name] of names.entries()) {
    const file = files[index] ?? '';
    if (known.has(name) || existsSync(file)) continue;
    throw new UsageError(withSuggestion(`There is no file ${file}.`, closest(name, known)).message);
  }
  const content = names.filter((name) => isContent(name, known));
  if (content.length > 0) return new Set(content);
  throw new NoInput(
    `None of the named files belongs to the content of ${root}: site.config.json, pages/ and locales/ do.`,
  );
};
