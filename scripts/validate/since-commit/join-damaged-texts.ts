import { letterLoss } from '../../../src/engine/core/checks/context/words/writing/letter-loss.ts';
import { withoutAccents } from '../../../src/engine/core/checks/context/words/writing/letters.ts';
import { messageWithoutPlace } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import { pointersOf } from '../../../src/engine/core/checks/problems/place-keys.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { bySeverity } from '../../../src/engine/core/checks/problems/severities.ts';
import { isLocaleFile } from '../../../src/engine/core/file-names.ts';
import { commitInWords, takeBack } from '../../git/commit-in-words.ts';
import { versionBefore } from '../../git/version-before.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { differencesIn } from './differences-in.ts';
import type { LookBack, Past } from './look-back.ts';
import { type ChangedDocument, changedDocuments } from './versions-of.ts';

/** The plain letters and digits of a text: nobody who writes it anew leaves all of them as they were. */
const lettersOf = (text: string): string =>
  withoutAccents(text.replace(/&(\p{L})\w*;/gu, '$1')).replace(/[^a-z\d]/gi, '');

/** The texts of a file of which nothing but signs and accents has changed. */
const damagedIn = ({ before, now }: ChangedDocument): Set<string> => {
  const damaged = [...differencesIn(before, now)].filter(
    (one) =>
      typeof one.before === 'string' &&
      typeof one.now === 'string' &&
      (lettersOf(one.before) === lettersOf(one.now) || letterLoss(one.before, one.now) !== undefined),
  );
  return new Set(damaged.map(({ pointer }) => pointer));
};

/** Fewer may each have a slip of their own. */
const fewest = 10;

/** The first of the problems that one check tells of most texts, the worst before all. */
const mainOf = (problems: Problem[]): Problem | undefined => {
  const [worst] = problems.toSorted(bySeverity);
  const alike = Map.groupBy(
    problems.filter(({ severity }) => severity === worst?.severity),
    ({ check }) => check,
  );
  const [most] = [...alike.values()].sort((one, other) => other.length - one.length);
  return most?.[0];
};

/** Whether every text that has a problem has one with a fix. */
const areMendable = (problems: Problem[]): boolean => {
  const mended = new Set(problems.filter(({ fix }) => fix).flatMap(pointersOf));
  return problems.flatMap(pointersOf).every((pointer) => mended.has(pointer));
};

const joinFile = (past: Past, problems: Problem[], changed: ChangedDocument): Problem[] => {
  const { file } = changed;
  const damaged = damagedIn(changed);
  const isFollower = (problem: Problem) =>
    problem.file === file && pointersOf(problem).every((pointer) => damaged.has(pointer));
  const following = problems.filter(isFollower);
  const wrong = following.filter(({ severity }) => severity !== 'info');
  const main = mainOf(wrong);
  if (!main || wrong.length < fewest) return problems;
  const { check, severity, pointer } = main;
  const mend = areMendable(wrong) ? 'Mend them with "npm run validate -- --fix", or take' : 'Take';
  const message = `In ${damaged.size} texts of this file nothing but signs and accents has changed since ${commitInWords(past.since)}, as when a program saves it wrongly. The first: ${messageWithoutPlace(main)} ${mend} the file back, if nothing else of it has changed: ${takeBack(past, file)}`;
  const told: Problem = { check, severity, file, pointer, message, tells: 'former' };
  return problems.flatMap((problem) => (problem === main ? told : isFollower(problem) ? [] : problem));
};

const joinSince = (past: Past, problems: Problem[]): Problem[] =>
  changedDocuments(past, isLocaleFile).reduce((left, changed) => joinFile(past, left, changed), problems);

/** The files of words of which more is wrong than single slips. */
const damagedFiles = (problems: Problem[]): string[] => {
  const wrong = problems.filter(({ file, severity }) => isLocaleFile(file) && severity !== 'info');
  return [...Map.groupBy(wrong, ({ file }) => file)].flatMap(([file, of]) =>
    of.length < fewest ? [] : [file],
  );
};

/** What was committed as it was damaged is held against what the file said before. */
const joinCommitted = async (files: SiteFiles, problems: Problem[]): Promise<Problem[]> => {
  let left = problems;
  for (const file of damagedFiles(problems)) {
    const before = await versionBefore(files.root, file);
    if (!before) continue;
    left = joinSince({ files, since: before.since, former: new Map([[file, before.text]]) }, left);
  }
  return left;
};

/** The problems, with those told once for a file of words of which very many texts were damaged in the same way. */
export const joinDamagedTexts = async (
  files: SiteFiles,
  problems: Problem[],
  lookBack: LookBack | undefined,
): Promise<Problem[]> => {
  if (damagedFiles(problems).length === 0) return problems;
  const content = await lookBack?.();
  if (!content) return problems;
  return joinCommitted(files, joinSince({ files, ...content }, problems));
};
