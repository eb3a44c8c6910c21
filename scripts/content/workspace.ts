import type { CheckContext } from '../../src/engine/core/checks/context/check-context.ts';
import { nearestFile } from '../../src/engine/core/checks/context/files/nearest-file.ts';
import { createContext } from '../../src/engine/core/checks/create-context.ts';
import { closest } from '../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { configFile, publicFile } from '../../src/engine/core/file-names.ts';
import { UsageError } from '../cli/usage-error.ts';
import { readSite, type SiteFiles } from '../site/site-files.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { demandSite } from '../validate/read-files.ts';
import { checkTexts } from '../validate/texts/check-texts.ts';
import { linkedFiles } from '../validate/texts/unread-files.ts';
import { Draft, type Folders } from './draft/draft.ts';

/** A site that is being changed: as it was read, its context for checks, and the draft of the result. */
export type Workspace = { folders: Folders; files: SiteFiles; context: CheckContext; draft: Draft };

/**
 * The result of a command: what it did, or why there was nothing to do; what it deletes, such as "the key a.b"; and
 * notes about what is left to the person.
 */
export type Plan = { done: string; deletes?: string; notes?: string[] };

/** A change is refused: the reasons are printed in full, and nothing is written. */
export class RefusedChange extends UsageError {}

/** Reads a site to be changed. A file that is not read, or cannot be, may name anything, so there must be none. */
export const openWorkspace = async (folders: Folders): Promise<Workspace> => {
  await demandSite(folders.root);
  const files = await readSite(folders.root);
  const broken = checkTexts({ texts: files.texts, faults: files.faults, repeating: [] }).filter(
    ({ check }) => check === 'json/syntax',
  );
  const [fault] = [...broken, ...linkedFiles(folders.root)];
  if (fault) {
    const { file, line, column, message } = fault;
    throw new RefusedChange(
      `${file}:${line}:${column}  ${message} This comes first; "npm run validate" shows it.`,
    );
  }
  const context = createContext(files.source, new Set(), await storedValidators(files.source.schemas));
  return { folders, files, context, draft: new Draft(folders) };
};

/** Every document of the site with texts of its own: the configuration, the pages and the words. */
export const documentsOf = ({ draft }: Workspace): string[] =>
  [configFile, ...['pages', 'locales'].flatMap((folder) => draft.list(folder))].filter((file) =>
    file.endsWith('.json'),
  );

/** The error that says that the public folder has no such file, and which one was probably meant. */
export const unknownFile = ({ context }: Workspace, address: string): UsageError => {
  const folder = `${address.replace(/\/$/, '')}/`;
  if (Object.keys(context.source.assets).some((file) => file.startsWith(folder)))
    return new UsageError(`"public${address}" is a folder. Name the files in it one by one.`);
  const meant = nearestFile(address, Object.keys(context.source.assets));
  return notThere('file', publicFile(address), { meant: meant && publicFile(meant) });
};

/** So many names a person still reads in one line. */
const readable = 20;

/** Of so many keys that end alike, each may have been meant. */
const mostMeant = 8;

/** The error that says that a name is not known, and asks whether another one was `meant`; else which ones there are. */
export const notThere = (
  kind: string,
  name: string,
  { meant, all = [] }: { meant: string | undefined; all?: string[] },
): UsageError => {
  const those = all.length > 0 && all.length <= readable ? `There is ${[...all].sort().join(', ')}.` : '';
  return new UsageError(withSuggestion(`There is no ${kind} "${name}".`, meant, those).message);
};

/** The error that says that a name is not known, and which of the known ones was probably meant. */
export const unknownName = (kind: string, name: string, known: Iterable<string>): UsageError => {
  // Whoever leaves out the first parts of a key means one that ends so.
  const all = [...known];
  const ending = all.filter((one) => one.endsWith(`.${name}`));
  const meant = ending.length === 1 ? ending[0] : closest(name, all);
  if (ending.length < 2 || ending.length > mostMeant) return notThere(kind, name, { meant, all });
  const those = ending.map((one) => `"${one}"`).join(', ');
  return new UsageError(`There is no ${kind} "${name}". Did you mean one of ${those}?`);
};
