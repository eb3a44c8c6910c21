import { gathered } from '../../../src/engine/core/checks/context/gathered.ts';
import { placeInWords } from '../../../src/engine/core/checks/place-in-words.ts';
import {
  above,
  below,
  isWithinPlace,
  lastStep,
  type Problem,
  steps,
} from '../../../src/engine/core/checks/problem.ts';
import { pathName } from '../../../src/engine/core/checks/schema/fault.ts';
import type { Validators } from '../../../src/engine/core/checks/schema/validators.ts';
import { isObject, objectOf } from '../../../src/engine/core/json-value.ts';
import { parseJson } from '../../site/file-reader.ts';
import { createLocator } from '../../site/locate-problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { foundWith, isSchema, problemKey } from './found-with.ts';
import { valueAt } from './value-at.ts';

/** The site and what measures it. */
type Site = SiteFiles & { validators: Validators };

/** Two places of a document, and the problem that is told of them. */
type Pair = { problem: Problem; one: string; other: string };

const withValue = (document: unknown, [step, ...rest]: string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(document))
    return document.with(Number(step), withValue(document[Number(step)], rest, value));
  return { ...objectOf(document), [step]: withValue(objectOf(document)[step], rest, value) };
};

/** A document with two of its values in each other's place. */
const exchanged = (document: unknown, { one, other }: Pair): unknown =>
  withValue(withValue(document, steps(one), valueAt(document, other)), steps(other), valueAt(document, one));

/** The group that a problem is about: one that lacks something, or has a name too many. */
const groupOf = ({ pointer, at }: Problem): string => (at === 'key' ? above(pointer) : pointer);

/** The value that a problem is about. Of an item that lacks a name, or has one that its type has not, it is the type. */
const spotOf = (problem: Problem): string =>
  problem.at === 'key' || problem.missing !== undefined ? below(groupOf(problem), 'type') : problem.pointer;

const pairOf = (problem: Problem, one: string, other: string): Pair[] =>
  one === other || isWithinPlace(one, other) || isWithinPlace(other, one) ? [] : [{ problem, one, other }];

/** Whoever has more wrong values in a file has not exchanged two. */
const mostValues = 4;

/** What may have been exchanged in a document: two wrong values, or the only two groups with something wrong. */
const pairsOf = (problems: Problem[]): Pair[] => {
  const [first, ...others] = [...new Set(problems.map(groupOf))];
  const [problem, ...further] = problems;
  const ofGroups =
    problem && first !== undefined && others.length === 1 ? pairOf(problem, first, others[0] ?? '') : [];
  const ofValues =
    further.length === 0 || further.length >= mostValues
      ? []
      : problems.flatMap((one, index) =>
          problems.slice(index + 1).flatMap((other) => pairOf(one, spotOf(one), spotOf(other))),
        );
  return [...ofValues, ...ofGroups];
};

const areValues = (document: unknown, { one, other }: Pair): boolean => {
  const [own, its] = [valueAt(document, one), valueAt(document, other)];
  return own !== undefined && its !== undefined && own !== its;
};

const nameOf = (one: string, other: string): string => {
  if (above(one) === above(other)) return `"${lastStep(other)}"`;
  const section = /^\/(sections|layout\/\w+)\/\d+/.exec(other)?.[0];
  return section !== undefined && !one.startsWith(`${section}/`)
    ? `"${pathName(other)}"`
    : `"${pathName(other.replace(/^.*?\/props\//, '/'))}"`;
};

/** What is told of two values in each other's place. */
const exchangeOf = ({ problem, one, other }: Pair): Problem => {
  const message = `${placeInWords(problem)}This value and ${nameOf(one, other)} are each in the other's place. Exchange them.`;
  const { suggestion: _, fix: __, at: ___, missing: ____, ...place } = problem;
  return { ...place, pointer: one, message };
};

const inOrder = (files: SiteFiles, problems: Problem[]): Problem[] => {
  const locate = createLocator(files);
  const located = problems.map((problem) => ({ problem, at: locate(problem) }));
  return located
    .sort((one, other) => one.at.line - other.at.line || one.at.column - other.at.column)
    .map(({ problem }) => problem);
};

/** Which problems of a document go away, and nothing new comes, with another one in its place. */
const createTrial = (find: (document: unknown) => Set<string>, document: unknown, problems: Problem[]) => {
  const before = find(document);
  const known = problems.filter((problem) => before.has(problemKey(problem)));
  return (edited: unknown): Problem[] => {
    const after = find(edited);
    const isWorse = [...after].some((key) => !before.has(key));
    return isWorse ? [] : known.filter((problem) => !after.has(problemKey(problem)));
  };
};

/** The problems of a file, with two told as one if they are gone, and nothing new is found, once their values are exchanged. */
const joinedIn = ({ source, texts, validators }: Site, file: string, problems: Problem[]): Problem[] => {
  const { value: document } = parseJson(file, texts.get(file) ?? '');
  const pairs = isObject(document) ? pairsOf(problems).filter((pair) => areValues(document, pair)) : [];
  if (pairs.length === 0) return problems;
  const checks = new Set(problems.map(({ check }) => check));
  const findSome = (edited: unknown) => foundWith(source, { file, document: edited, checks }, validators);
  const findAll = (edited: unknown) => foundWith(source, { file, document: edited }, validators);
  const trySome = createTrial(findSome, document, problems);
  const goesAway = (pair: Pair, gone: Problem[]) => gone.length > 1 && gone.includes(pair.problem);
  const likely = pairs.find((pair) => goesAway(pair, trySome(exchanged(document, pair))));
  if (!likely) return problems;
  const gone = createTrial(findAll, document, problems)(exchanged(document, likely));
  if (!goesAway(likely, gone)) return problems;
  return problems.flatMap((problem) => {
    if (problem === likely.problem) return [exchangeOf(likely)];
    return gone.includes(problem) ? [] : [problem];
  });
};

/** Whoever has wrong values in more files, or more of them, has another trouble. */
const mostFiles = 3;
const mostProblems = 50;

/**
 * Two values of a page, of the configuration or of a schema that are each wrong, and right in each other's place, were exchanged: one
 * fault, told at the first. That is tried out.
 */
export const joinExchangedValues = (site: Site, problems: Problem[]): Problem[] => {
  if (problems.length > mostProblems) return problems;
  const isDocument = (file: string) =>
    file === 'site.config.json' || isSchema(file) || site.source.pages.some((page) => page.file === file);
  const several = [...gathered(problems, ({ file }) => file).values()].filter(({ length }) => length > 1);
  if (several.length > mostFiles) return problems;
  const tried = several.filter(([problem]) => isDocument(problem?.file ?? ''));
  const told = new Set(tried.flat());
  return [
    ...problems.filter((problem) => !told.has(problem)),
    ...tried.flatMap((own) => joinedIn(site, own[0]?.file ?? '', inOrder(site, own))),
  ];
};
