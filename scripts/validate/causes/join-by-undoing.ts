import { above } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { bySeverity } from '../../../src/engine/core/checks/problems/severities.ts';
import { configFile, isSchemaFile } from '../../../src/engine/core/file-names.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import { parseJson } from '../../site/file-reader.ts';
import { createLocator } from '../../site/locate-problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { exchangeGuesses } from './exchange-guesses.ts';
import type { Guess } from './guess.ts';
import { joinExchangedAcrossPages } from './join-exchanged-across-pages.ts';
import { moveGuesses } from './move-guesses.ts';
import { problemKeysWithEdit } from './problem-keys-with-edit.ts';
import { strayGuesses } from './stray-guesses.ts';
import { createUndoTrial, type MeasuredSite } from './undo-trial.ts';

const inOrder = (files: SiteFiles, problems: Problem[]): Problem[] => {
  const locate = createLocator(files);
  const located = problems.map((problem) => ({ problem, at: locate(problem) }));
  return located
    .sort((one, other) => one.at.line - other.at.line || one.at.column - other.at.column)
    .map(({ problem }) => problem);
};

/** An item that has moved is wrong itself, and its two lists may be. */
const mostOfMove = 3;

const guessesOf = (document: unknown, problems: Problem[], former: unknown): Guess[] => [
  ...exchangeGuesses(document, problems, former),
  ...strayGuesses(document, problems),
  ...(problems.length > mostOfMove ? [] : moveGuesses(document, problems)),
];

/** What measures a site, and what its changed files were, where that is known. */
type Undone = MeasuredSite & { former?: ReadonlyMap<string, string | undefined> | undefined };

/**
 * The problems of a file. Some are joined into one, as bad as the worst of them, if undoing what may have happened
 * removes them, and brings no new one.
 */
const joinedIn = (
  { source, texts, validators, former }: Undone,
  file: string,
  problems: Problem[],
): Problem[] => {
  const { value: document } = parseJson(file, texts.get(file) ?? '');
  const text = former?.get(file);
  const before = text === undefined ? undefined : parseJson(file, text).value;
  const guesses = isObject(document) ? guessesOf(document, problems, before) : [];
  if (guesses.length === 0) return problems;
  const checks = new Set(problems.map(({ check }) => check));
  const findSome = (edited: unknown) =>
    problemKeysWithEdit(source, { file, document: edited, checks }, validators);
  const findAll = (edited: unknown) => problemKeysWithEdit(source, { file, document: edited }, validators);
  const trySome = createUndoTrial(findSome, document, problems);
  const least = Math.min(problems.length, 2);
  const goesAway = (guess: Guess, gone: Problem[]) => gone.length >= least && gone.includes(guess.problem);
  const likely = guesses.find((guess) => goesAway(guess, trySome(guess.undo(document))));
  if (!likely) return problems;
  const gone = createUndoTrial(findAll, document, problems)(likely.undo(document));
  if (!goesAway(likely, gone)) return problems;
  // Under the check of the worst: the settings of another one say nothing of it.
  const [{ check, severity } = likely.told] = gone.toSorted(bySeverity);
  return problems.flatMap((problem) => {
    if (problem === likely.problem) return [{ ...likely.told, check, severity }];
    return gone.includes(problem) ? [] : [problem];
  });
};

/** Whether the names of an item of a list are not those that it must have: it may be alone with its problem, and from elsewhere. */
const isStranger = ({ check, pointer, at, named }: Problem): boolean =>
  (named?.properties?.length ?? 0) > 1 ||
  (check.startsWith('schema/') && /\/\d+$/.test(at === 'key' ? above(pointer) : pointer));

/** With wrong values in more files, or more of them, the cause is not an exchange. */
const mostFiles = 3;
const mostProblems = 50;

/**
 * Two values of a page, of the configuration or of a schema that are each wrong, and valid in each other's place, were
 * exchanged; a value or an item that is valid where it is missing came from there: one fault. Each is tried out.
 */
export const joinByUndoing = (site: Undone, problems: Problem[]): Problem[] => {
  if (problems.length > mostProblems) return problems;
  const isDocument = (file: string) =>
    file === configFile || isSchemaFile(file) || site.source.pages.some((page) => page.file === file);
  const several = [...Map.groupBy(problems, ({ file }) => file).values()].filter(
    (own) => own.length > 1 || own.some(isStranger),
  );
  if (several.length > mostFiles) return problems;
  const tried = several.filter(([problem]) => isDocument(problem?.file ?? ''));
  const told = new Set(tried.flat());
  const left = [
    ...problems.filter((problem) => !told.has(problem)),
    ...tried.flatMap((own) => joinedIn(site, own[0]?.file ?? '', inOrder(site, own))),
  ];
  return joinExchangedAcrossPages(site, left);
};
