import { type Problem, steps } from './problem.ts';

const spot = ({ file, pointer, missing }: Problem) => `${file}\n${pointer}\n${missing ?? ''}`;

const isGeneral = ({ check }: Problem) => check.startsWith('schema/');

/** What a special check has said about a value, the schema need not say again in general words. */
const echoesSpecial = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const special = problems.filter((problem) => !isGeneral(problem) && problem.severity === 'error');
  const told = new Set(special.map(spot));
  return (problem) => isGeneral(problem) && told.has(spot(problem));
};

/**
 * A key is unused because the place that should name it misspells it, or lacks the property that would carry it.
 * Such a property has, by the habit of the locale files, the name the key ends in.
 */
const echoesMissing = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const meant = new Set(
    problems.filter(({ check }) => check === 'i18n/missing-key').map(({ suggestion }) => suggestion),
  );
  const absent = new Set(problems.filter(isGeneral).map(({ missing }) => missing));
  return ({ check, pointer }) => {
    if (check !== 'i18n/unused-key') return false;
    const names = steps(pointer);
    return meant.has(names.join('.')) || absent.has(names.at(-1));
  };
};

/** The problems without those that only follow from another: one fault, one problem. */
export const withoutEchoes = (problems: Problem[]): Problem[] => {
  const tests = [echoesSpecial(problems), echoesMissing(problems)];
  return problems.filter((problem) => !tests.some((isEcho) => isEcho(problem)));
};
