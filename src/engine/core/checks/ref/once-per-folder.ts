import { byText } from '../../json/by-text.ts';
import type { CheckContext } from '../context/check-context.ts';
import { folderOf } from '../context/files/nearest-file.ts';
import type { Finding } from '../problems/problem.ts';
import { withoutMending } from '../problems/restated.ts';

/** The outermost folder around a file in which nothing is, with the slash behind it; undefined if all have something. */
const lostFolder = (value: string, files: string[]): string | undefined => {
  const names = folderOf(value).split('/').slice(1, -1);
  const folders = names.map((_, index) => `/${names.slice(0, index + 1).join('/')}/`);
  return folders.find((folder) => !files.some((file) => file.startsWith(folder)));
};

/** The only folder that has all files which are looked for in one that is not there. */
const calledNow = (folder: string, values: string[], files: string[]): string | undefined => {
  const names = values.map((value) => value.slice(folder.length));
  const [first = ''] = names;
  const known = new Set(files);
  const homes = files
    .filter((file) => file.endsWith(`/${first}`))
    .map((file) => file.slice(0, -first.length));
  const [home, another] = homes.filter((other) => names.every((name) => known.has(other + name)));
  return another === undefined ? home : undefined;
};

const withoutSlash = (folder: string): string => folder.slice(0, -1);

const valuesOf = (findings: Finding[]): string[] => [
  ...new Set(findings.flatMap(({ named }) => named?.values ?? [])),
];

/** Several files of a folder that is not there, told at the first of them. */
const together = (folder: string, [first, ...others]: Finding[], todo: string): Finding[] => {
  if (!first) return [];
  const values = valuesOf([first, ...others]);
  const also = others.filter(({ file }) => file === first.file).map(({ pointer }) => pointer);
  const message = `The public folder has no folder "${withoutSlash(folder)}", and ${values.length} files of it are named, "${values[0]}" first. ${todo}`;
  const one = { ...withoutMending(first), message, named: { values } };
  return [also.length > 0 ? { ...one, also } : one];
};

const inFolder = (folder: string, all: Finding[], files: string[]): Finding[] => {
  const values = valuesOf(all);
  const [first = ''] = values;
  const home = values.length > 1 ? calledNow(folder, values, files) : undefined;
  if (home !== undefined) {
    const todo = `"${withoutSlash(home)}" has them all. Write "${home}…" in each place.`;
    const suggestion = home + first.slice(folder.length);
    return together(folder, all, todo).map((one) => ({ ...one, suggestion }));
  }
  const lost = all.filter(({ suggestion }) => suggestion === undefined);
  if (valuesOf(lost).length < 2) return all;
  const found = all.filter((one) => !lost.includes(one));
  return [...together(folder, lost, 'Put the folder back, or name files that are there.'), ...found];
};

/** Several files of a folder that is not there are one fault, where none of them is elsewhere or all are in another one. */
export const oncePerFolder = (findings: Finding[], { source }: CheckContext): Finding[] => {
  if (findings.length < 2) return findings;
  const files = Object.keys(source.assets);
  const folderAt = ({ named }: Finding) => lostFolder(named?.values?.[0] ?? '', files);
  return [...Map.groupBy(findings, (found) => folderAt(found) ?? found)].flatMap(([folder, all]) => {
    // The parts of a large site come in another order than the files of a small one.
    const sorted = all.toSorted((one, other) => byText(one.file, other.file));
    return typeof folder === 'string' ? inFolder(folder, sorted, files) : sorted;
  });
};
