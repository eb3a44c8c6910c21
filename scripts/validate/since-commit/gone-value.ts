import path from 'node:path';
import { above, below, lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { isPageFile } from '../../../src/engine/core/file-names.ts';
import { isObject, listOf } from '../../../src/engine/core/json/json-value.ts';
import { commitInWords, longestTold } from '../../git/commit-in-words.ts';
import { inOneLine } from '../../json-text/in-one-line.ts';
import { placeIn } from '../../site/place-in.ts';
import type { CheckSinceCommit, SinceCommit } from './check-since-commit.ts';
import { type Difference, differencesIn } from './differences-in.ts';
import { isShifted } from './is-shifted.ts';
import type { Past } from './look-back.ts';
import { takePartBack } from './take-part-back.ts';
import { type ChangedDocument, changedDocuments } from './versions-of.ts';

/** Fewer that are alike prove nothing about another one. */
const leastAlike = 3;

/** By what something is known again: with another of these it is another thing. */
const identity = ['type', 'id', 'name'];

/** What is set for one thing alone, and for a time. */
const ofOne = new Set(['draft', 'publishAt', 'unpublishAt', '$lint']);

/** The properties that a group had and has no longer. */
const lostNames = ({ before, now }: Difference): string[] => {
  if (!isObject(before) || !isObject(now) || identity.some((name) => before[name] !== now[name])) return [];
  return Object.keys(before).filter((name) => !Object.hasOwn(now, name) && !ofOne.has(name));
};

const has = (name: string) => (value: unknown) => isObject(value) && Object.hasOwn(value, name);

/** Whether all other entries of the list that a group is in have a property, and not one of them has taken its place. */
const isInList = ({ before, now }: ChangedDocument, pointer: string, name: string): boolean => {
  const [then, still] = [before, now].map((document) => listOf(valueAt(document, above(pointer))));
  const having = (still ?? []).filter(has(name)).length;
  const isOne = having >= leastAlike && having === (still ?? []).length - 1;
  return isOne && then?.every(has(name)) === true;
};

/** The other pages of the folder of a page that is in one, where the pages are alike. */
const pagesBeside = ({ files }: Past, file: string): unknown[] => {
  const folder = path.posix.dirname(file);
  const beside = files.source.pages.filter(
    (page) => page.file !== file && path.posix.dirname(page.file) === folder,
  );
  return isPageFile(file) && folder !== 'pages' ? beside.map(({ document }) => document) : [];
};

/** What has a property that a group has no longer, in words; undefined where it is nothing special that it lacks it. */
const whoHas = (
  past: Past,
  document: ChangedDocument,
  [pointer, name]: [string, string],
): string | undefined => {
  if (/^\d+$/.test(lastStep(pointer)) && isInList(document, pointer, name))
    return 'all others of this list have it';
  const others = pagesBeside(past, document.file).map((page) => valueAt(page, pointer));
  return others.length >= leastAlike && others.every(has(name))
    ? 'all other pages of this folder have it'
    : undefined;
};

const goneIn = (past: SinceCommit, document: ChangedDocument): Finding[] => {
  const { file, before, now } = document;
  return [...differencesIn(before, now)].flatMap((difference) => {
    const { pointer } = difference;
    if (isShifted(before, now, pointer)) return [];
    return lostNames(difference).flatMap((name): Finding[] => {
      const who = whoHas(past, document, [pointer, name]);
      if (who === undefined) return [];
      const former = { pointer: below(pointer, name), was: valueAt(before, below(pointer, name)) };
      const written = inOneLine(former.was);
      const isLong = written.length > longestTold;
      const remedy = isLong ? takePartBack(past, file, former) : 'Write it again.';
      const place = placeIn(file, now, pointer);
      const message = `"${name}" was ${isLong ? 'here' : written} at ${commitInWords(past.since)} and is gone, and ${who}: if that is meant, commit. ${remedy}`;
      return [{ ...place, message }];
    });
  });
};

/** What an entry of a list or a page of a collection has lost since the commit stands in all others of its kind. */
export const goneValue: CheckSinceCommit = {
  id: 'content/gone-value',
  severity: 'warning',
  description:
    'No entry of a list, and no page of a collection, has lost since the last commit what all others have.',
  advice:
    'Many properties may be left out, so one that was deleted by mistake breaks nothing: one tile is without its icon, one gift without its price. Write it again, or remove it from the others, too. If it is meant, commit: it is told no more. Example: "icon" that is gone from the card of one solution.',
  run: (past) => changedDocuments(past).flatMap((document) => goneIn(past, document)),
};
