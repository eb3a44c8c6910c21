import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { filePattern } from '../../../src/engine/core/checks/settings/file-pattern.ts';
import { closest } from '../../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { filesBelow } from '../../cli/list-files.ts';
import { relativePosix } from '../../cli/posix-path.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { checkCatalog } from '../check-catalog.ts';
import { commandLine } from '../command-line-options.ts';
import { NoInput } from '../read-files.ts';

const contentFolders = ['pages', 'locales', 'schemas', 'public'];

/**
 * Where names may begin: where the command runs, where npm was called, as it runs commands in its own folder, and the
 * site.
 */
const basesOf = (root: string): string[] => [process.cwd(), process.env.INIT_CWD ?? root, root];

const isWithin = (name: string): boolean => !name.startsWith('..') && !path.isAbsolute(name);

const nameIn = (root: string, file: string): string => {
  const names = basesOf(root)
    .map((base) => path.resolve(base, file))
    .filter((place) => existsSync(place))
    .map((place) => relativePosix(root, place));
  return names.find(isWithin) ?? names[0] ?? file;
};

/**
 * The files behind a name: the content of a folder, also files that are not read; the file itself; or the matches of a
 * pattern, if no shell has expanded it.
 */
const filesAt = (root: string, name: string, known: ReadonlySet<string>): string[] => {
  if (name.includes('*')) return [...known].filter(filePattern(name));
  const place = path.join(root, name);
  if (!existsSync(place) || !statSync(place).isDirectory()) return [name];
  const start = name === '' ? '' : `${name}/`;
  const onDisk = contentFolders.flatMap((folder) => filesBelow(root, folder));
  return [...known, ...onDisk].filter((file) => file.startsWith(start));
};

/** The file with nearly this name, in this folder or another: what folders have in common makes no names alike. */
const nearestName = (name: string, known: ReadonlySet<string>): string | undefined => {
  const { dir, base, name: bare, ext } = path.posix.parse(name.replace(/^page:/, ''));
  const inFolder = [...known].filter((file) => path.posix.dirname(file) === (dir || '.'));
  const names = inFolder.map((file) => path.posix.parse(file)).filter((file) => file.ext === ext);
  const own = closest(
    bare,
    names.map((file) => file.name),
  );
  if (own !== undefined) return path.posix.join(dir, own + ext);
  return [...known].find((file) => [base, `${base}.json`].includes(path.posix.basename(file)));
};

const isContent = (file: string, known: ReadonlySet<string>) =>
  known.has(file) || contentFolders.some((folder) => file.startsWith(`${folder}/`));

/** Says that there is no such file: an option without its hyphens may be meant, or a check. */
const noFile = (given: string, near: string | undefined): UsageError => {
  const fault = `There is no file ${given}.`;
  if (Object.hasOwn(commandLine, given)) return new UsageError(withSuggestion(fault, `--${given}`).message);
  return checkCatalog.some(({ id }) => id === given)
    ? new UsageError(`${fault} That is a check: npm run validate -- --explain ${given}`)
    : new UsageError(withSuggestion(fault, near).message);
};

/**
 * The names within the site of files that the command line names, relative to the working folder; a folder means all
 * files in it. Throws if one does not exist or none belongs to the site: a check of no file must not look like a
 * success.
 */
export const requestedFiles = (root: string, files: string[], known: ReadonlySet<string>): Set<string> => {
  const names = files.map((file) => nameIn(root, file));
  for (const [index, name] of names.entries()) {
    if (existsSync(path.join(root, name)) || filesAt(root, name, known).some((file) => known.has(file)))
      continue;
    throw noFile(files[index] ?? '', nearestName(name, known));
  }
  const content = names
    .flatMap((name) => filesAt(root, name, known))
    .filter((file) => isContent(file, known));
  if (content.length > 0) return new Set(content);
  throw new NoInput(
    `None of the named files belongs to the content of ${root}: site.config.json, pages/, locales/, schemas/ and public/ do.`,
  );
};
