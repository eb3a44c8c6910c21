import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isReservedFile } from '../../../src/engine/core/addresses/output-paths.ts';
import { configFile, lockFile } from '../../../src/engine/core/file-names.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import { filesBelow, listEntries, listFiles } from '../../cli/list-files.ts';
import { brokenOff, leftPlan, planFile } from '../../site/change-plan.ts';
import { parseJson } from '../../site/file-reader.ts';
import { type LocatedProblem, startOf } from '../../site/locate-problem.ts';

/** A name that begins with a dot belongs to a program and not to the content. */
const isHidden = (name: string): boolean => /(^|\/)\./.test(name);

/** Whether a file was meant as a page or as words, which is an error; any other file may be somebody's note. */
const isMeant = (file: string): boolean =>
  /(^|\/)[^/.]+(\.json)?(\.(js[a-z0-9]{0,3}|json\.txt|ya?ml))?$/i.test(file);

/** The file that a copy is named after: share.json of share.json.bak and share.json~. */
const originalOf = (file: string): string | undefined => /^(.*\.json)[.~].*$/i.exec(file)?.[1];

/** Whether a copy is all that is left of its file, so that the file was renamed. */
const isLastCopy = (root: string, file: string): boolean => {
  const original = originalOf(file);
  return original !== undefined && !existsSync(path.join(root, original));
};

const isDeepLocale = (file: string): boolean => /^locales\/.+\/.+\.json$/.test(file);

const adviceFor = (file: string, isWanted: boolean): string => {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (isDeepLocale(file))
    return `the words of a language stand in locales/ itself. Move it to "locales/${name}".`;
  const right = `${name.replace(/\..*$/, '')}.json`;
  return `files of content end in ".json". ${isWanted ? `Call it "${right}".` : 'Keep it in another folder.'}`;
};

/** The problem of a file among pages or locales that is not read. */
const unreadProblem = (file: string, isWanted = isMeant(file)): LocatedProblem => {
  const severity = isWanted || isDeepLocale(file) ? 'error' : 'warning';
  const message = `This file is not read: ${adviceFor(file, isWanted)}`;
  return { check: 'ref/unread-file', severity, file, pointer: '', message, ...startOf() };
};

/** Of a site that is half old and half new, no other fault is worth a look before that. */
const halfDone = (root: string): LocatedProblem[] => {
  const plan = leftPlan(root);
  if (!plan) return [];
  return [{ ...unreadProblem(planFile), severity: 'error', message: brokenOff(plan) }];
};

const reservedProblem = (file: string): LocatedProblem => ({
  ...unreadProblem(file),
  severity: 'error',
  message: 'This file would not be published: the build keeps notes under such a name. Give it another one.',
});

const reservedFiles = (root: string): LocatedProblem[] =>
  listFiles(path.join(root, 'public'))
    .filter(isReservedFile)
    .map((name) => reservedProblem(`public/${name}`));

const isPage = (root: string, file: string): boolean => {
  const { value } = parseJson(file, readFileSync(path.join(root, file), 'utf8'));
  return isObject(value) && typeof value.id === 'string' && Array.isArray(value.sections);
};

const linkProblem = (file: string): LocatedProblem => ({
  ...unreadProblem(file),
  severity: 'error',
  message:
    'This is a link to another file or folder, and links are not followed. Put what it leads to here itself.',
});

const isLink = (place: string): boolean =>
  lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

const linksBelow = (root: string, folder: string): string[] =>
  listEntries(path.join(root, folder))
    .links.map((name) => `${folder}/${name}`)
    .filter((file) => !isHidden(file))
    .sort();

const folders = ['pages', 'locales', 'public'];

/**
 * Links among the content, or in place of a part of it: their targets may be missing on another computer, and nobody sees
 * when they are edited.
 */
export const linkedFiles = (root: string): LocatedProblem[] => {
  const parts = [configFile, lockFile, ...folders, 'schemas'];
  const linked = parts.filter((part) => isLink(path.join(root, part)));
  return [...linked, ...folders.flatMap((folder) => linksBelow(root, folder))].map(linkProblem);
};

/** Pages beside the folder of pages. A copy of a page that is there is harmless. */
const strayPages = (root: string): LocatedProblem[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => name)
    .filter((name) => !existsSync(path.join(root, 'pages', name)) && isPage(root, name))
    .map((name) => ({
      ...unreadProblem(name),
      severity: 'error',
      message: `This file is a page and is not read here. Move it to pages/${name}, or into the folder of its collection.`,
    }));

/**
 * Files that are not read as content: among pages and words, pages beside them, links, public files with names that
 * builds use themselves, and the rest of an interrupted command.
 */
export const unreadFiles = (root: string): LocatedProblem[] => [
  ...halfDone(root),
  ...reservedFiles(root),
  ...strayPages(root),
  ...linkedFiles(root),
  ...['pages', 'locales'].flatMap((folder) =>
    filesBelow(root, folder)
      .filter((file) => (!file.endsWith('.json') || isDeepLocale(file)) && !isHidden(file))
      .sort()
      .map((file) => unreadProblem(file, isMeant(file) || isLastCopy(root, file))),
  ),
];
