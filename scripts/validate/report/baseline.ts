import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../../cli/usage-error.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { replaceFile } from '../../files/replace-file.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { lastingPlace } from './fingerprint.ts';

/** A problem that was there when the baseline was made. It names no line, so that it survives edits elsewhere. */
type Entry = { check: string; file: string; place: string; message: string };

type Compared = { fresh: LocatedProblem[]; passed: number; removable: string[] };

/** A problem as a baseline lists it. */
export const entryOf = (problem: LocatedProblem): Entry => {
  const { check, file, message } = problem;
  return { check, file, place: lastingPlace(problem), message };
};

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  ['check', 'file', 'place', 'message'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

const unreadable = (file: string, reason: string) =>
  new UsageError(`The baseline ${file} cannot be used: ${reason}. Make it again with --update-baseline.`);

/** Reads a baseline. Throws a UsageError when there is none or when it is no baseline. */
export const readBaseline = async (file: string): Promise<Entry[]> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw unreadable(file, 'there is no such file');
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable(file, 'it is not JSON');
  }
  const entries: unknown = (value as { problems?: unknown } | null)?.problems;
  if (!Array.isArray(entries) || !entries.every(isEntry)) throw unreadable(file, 'it lists no problems');
  return entries;
};

/** Writes the problems of now as a baseline, in an order that makes changes easy to review. */
export const writeBaseline = async (file: string, problems: LocatedProblem[]): Promise<void> => {
  makeFolder(path.dirname(path.resolve(file)));
  await replaceFile(file, `${JSON.stringify({ problems: problems.map(entryOf) }, undefined, 2)}\n`);
};

/** Takes one entry of a name out of a bag of entries; says whether there was one. */
const takeFrom = (bag: Map<string, Entry[]>, left: Set<Entry>, name: string): boolean => {
  const entry = bag.get(name)?.find((candidate) => left.has(candidate));
  if (entry) left.delete(entry);
  return entry !== undefined;
};

const bagOf = (entries: Entry[], nameOf: (entry: Entry) => string): Map<string, Entry[]> => {
  const bag = new Map<string, Entry[]>();
  for (const entry of entries) bag.set(nameOf(entry), [...(bag.get(nameOf(entry)) ?? []), entry]);
  return bag;
};

const byPlace = ({ check, file, place }: Entry) => `${check}\n${file}\n${place}`;
const byMessage = ({ check, file, message }: Entry) => `${check}\n${file}\n${message}`;

/** Parts the problems into old and new ones: at the same place, else with the same words in the same file. */
export const compareWithBaseline = (problems: LocatedProblem[], entries: Entry[]): Compared => {
  const left = new Set(entries);
  let fresh = problems;
  for (const nameOf of [byPlace, byMessage]) {
    const bag = bagOf(entries, nameOf);
    fresh = fresh.filter((problem) => !takeFrom(bag, left, nameOf(entryOf(problem))));
  }
  // A problem that follows from a fault is not reported beside it, and is not mended by that.
  const mended = fresh.length === 0 ? [...left] : [];
  const removable = mended.map(({ check, file, place }) => `${file}#${place} ${check}`);
  return { fresh, passed: problems.length - fresh.length, removable };
};
