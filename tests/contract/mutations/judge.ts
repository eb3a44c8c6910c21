import type { LocatedProblem } from '../../../scripts/site/locate-problem.ts';
import type { ValidatedSite } from '../../../scripts/validate/validate-site.ts';
import type { Mutation, Spot } from './mutation.ts';

const isAt = ({ file, line }: LocatedProblem, spot: Spot, { files }: ValidatedSite): boolean => {
  if ('line' in spot) return file === spot.file && line === spot.line;
  const said = files.texts.get(file)?.split('\n')[line - 1] ?? '';
  return spot.file === file && said.includes(spot.says);
};

const isRight = ({ expected }: Mutation, site: ValidatedSite): boolean => {
  const { problems } = site;
  const [first] = problems;
  if (expected.told === 'at most once') return problems.length < 2;
  return first !== undefined && problems.length === 1 && expected.at.some((spot) => isAt(first, spot, site));
};

const tell = ({ file, line, check, message }: LocatedProblem) => `  ${file}:${line} ${check}: ${message}`;

/** What is wrong with what was told of a mutated site, in words: nothing when it is as it must be. */
export const judge = (mutation: Mutation, site: ValidatedSite): string[] => {
  if (isRight(mutation, site)) return [];
  const { kind, where, expected } = mutation;
  const title = `${kind}: ${where}, expected ${JSON.stringify(expected)}`;
  return [[title, ...site.problems.map(tell)].join('\n')];
};
