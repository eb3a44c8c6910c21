import path from 'node:path';
import type { LocatedProblem } from '../site/locate-problem.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { canonicalJson } from './canonical-json.ts';

/** What programs write needs no second look. The configuration is read with additions, so its text is looked at. */
const asPrograms = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const valuesOf = ({ source: { pages, locales } }: SiteFiles): [file: string, value: unknown][] => [
  ['site.config.json', undefined],
  ...pages.map(({ file, document }): [string, unknown] => [file, document]),
  ...Object.entries(locales).map(([locale, words]): [string, unknown] => [`locales/${locale}.json`, words]),
];

const firstDifference = (text: string, other: string): number => {
  const lines = text.split('\n');
  const others = other.split('\n');
  const index = lines.findIndex((line, number) => line !== others[number]);
  return index === -1 ? lines.length : index + 1;
};

const check = 'json/format';

const message =
  'This file is not written in the form of the others: two spaces for each level, no empty lines, a line break at the end. validate with --fix writes it so.';

const formatProblem = (file: string, text: string): LocatedProblem => {
  const wanted = canonicalJson(text);
  const lines = text.trimEnd().split('\n');
  const line = Math.min(firstDifference(text, wanted), lines.length);
  const endColumn = (lines[line - 1]?.length ?? 0) + 1;
  const place = { file, pointer: '', line, column: 1, endLine: line, endColumn };
  return { check, severity: 'warning', message, ...place, fix: { format: true } };
};

/** Texts that were found in form, for a command that looks at the same small site again after every save. */
const soundTexts = new Map<string, string>();
const mostSoundTexts = 500;

const isSound = (name: string, text: string, value: unknown): boolean => {
  if (soundTexts.get(name) === text) return true;
  if (text !== asPrograms(value) && text !== canonicalJson(text)) return false;
  if (soundTexts.has(name) || soundTexts.size < mostSoundTexts) soundTexts.set(name, text);
  return true;
};

/** Files that are not in the project's form, each at its first line that is not. Files that are no JSON have none. */
export const checkFormat = (files: SiteFiles): LocatedProblem[] => {
  const unreadable = new Set(files.faults.map(({ file }) => file));
  return valuesOf(files).flatMap(([file, value]) => {
    const text = unreadable.has(file) ? undefined : files.texts.get(file);
    const isFine = text === undefined || isSound(path.join(files.root, file), text, value);
    return isFine ? [] : [formatProblem(file, text)];
  });
};
