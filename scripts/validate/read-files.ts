import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { editDistance } from '../../src/engine/core/checks/suggestions/edit-distance.ts';
import { counted } from '../../src/engine/core/counted.ts';
import { configFile } from '../../src/engine/core/file-names.ts';
import { withoutUndefined } from '../../src/engine/core/json/without-undefined.ts';
import type { Clock } from '../../src/engine/core/types.ts';
import { type Progress, silent } from '../cli/progress.ts';
import { UsageError } from '../cli/usage-error.ts';
import { takeBack } from '../git/commit-in-words.ts';
import { formerTexts } from '../git/former-texts.ts';
import { isFile } from '../site/is-file.ts';
import { present, readSite, type SiteFiles, type SiteMemory } from '../site/site-files.ts';

/** Why a folder cannot be checked at all. A run that saw nothing must not look like a success. */
export class NoInput extends UsageError {
  /** What is missing, as messages name files. */
  readonly file: string;

  constructor(message: string, file = configFile) {
    super(message);
    this.file = file;
  }
}

/** For which moment a site is read, and what stands for files that need not be read or are not saved yet. */
export type ReadFilesOptions = {
  progress?: Progress;
  /** The moment for which the site is read; now when left out. */
  clock?: Clock;
  /** Texts in the place of those of files, by their names: the site as it would be with them. */
  edited?: ReadonlyMap<string, string>;
  /** The site as it was read before. */
  memory?: SiteMemory;
};

const isFolder = async (folder: string) =>
  (await stat(folder).catch(() => undefined))?.isDirectory() ?? false;

/** How a file or a folder that is gone comes back, where the last commit has it; else what to do instead. */
const remedyFor = async (root: string, gone: string, otherwise: string): Promise<string> => {
  const since = 'HEAD';
  const former = await formerTexts(root, { since, among: [gone] }).catch(() => new Map());
  const isKnown = [...former.values()].some((text) => text !== undefined);
  return isKnown ? `Take back that of the last commit: ${takeBack({ since }, gone)}` : otherwise;
};

/** Whether a file has the name of the settings but for a slip or two, as site-config.json. */
const isCalledAlike = (name: string): boolean => editDistance(name.toLowerCase(), configFile) <= 2;

/** Throws `NoInput` when there is no site in a folder. */
export const demandSite = async (root: string): Promise<void> => {
  if (!(await isFolder(root)))
    throw new NoInput(`There is no folder ${root}. Name the site's folder with --root.`);
  const config = path.join(root, configFile);
  if (await isFolder(config)) throw new NoInput(`${config} is a folder, and is to be a file.`);
  if (await isFile(config)) return;
  const called = (await readdir(root)).find(isCalledAlike);
  if (called !== undefined) throw new NoInput(`${root} has no ${configFile}. Call ${called} so.`);
  const remedy = await remedyFor(root, configFile, "Name the site's folder with --root.");
  throw new NoInput(`${root} has no ${configFile}. ${remedy}`);
};

/** Reads the files of a site. Throws `NoInput` when there is no site, or one without a page. */
export const readFiles = async (
  root: string,
  { progress = silent, clock = present(), edited, memory }: ReadFilesOptions = {},
): Promise<SiteFiles> => {
  await demandSite(root);
  const stage = progress.stage('read');
  const files = await readSite(root, withoutUndefined({ clock, edited, memory }));
  stage.end(counted(files.texts.size, 'file'));
  if (files.source.pages.length > 0) return files;
  const remedy = await remedyFor(root, 'pages', 'Write one.');
  throw new NoInput(`${path.join(root, 'pages')} has no page. ${remedy}`, 'pages');
};
