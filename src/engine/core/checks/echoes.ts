import { type Problem, steps } from './problem.ts';
import { echoesOfTexts } from './text-echoes.ts';

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

/** What nothing uses is often what a faulty place should use: first the faults are told, then the leftovers. */
const echoesFault = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const faulty = problems.some(({ check, severity }) => severity === 'error' || check === 'i18n/unused-key');
  return ({ check }) => faulty && check.startsWith('ref/orphan-');
};

/** How a text looks in search results does not matter as long as something else is wrong with it or its page. */
const echoesInSearch = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const isLook = ({ check }: Problem) => /^seo\/(length|duplicate)/.test(check);
  const told = new Set(problems.filter((problem) => !isLook(problem)).map(spot));
  const faulty = new Set(problems.flatMap(({ severity, page }) => (severity === 'error' && page) || []));
  return (problem) => isLook(problem) && (told.has(spot(problem)) || faulty.has(problem.page ?? ''));
};

/** A page that names another page's title has left its own words unused. */
const echoesSwapped = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const swapped = new Set(
    problems.filter(({ check }) => check.startsWith('seo/duplicate-')).map(({ pointer }) => pointer),
  );
  return ({ check, pointer }) =>
    check === 'i18n/unused-key' && swapped.has(`/meta/${steps(pointer).at(-1) ?? ''}`);
};

const parent = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** A section too many is mostly a copy, its id with it; a renamed property is missing under its new name. */
const echoesCopy = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const groups = new Set<string>();
  for (const { check, file, pointer, fix } of problems) {
    const group = `${file}\n${parent(pointer)}`;
    if (check === 'schema/section-limit') groups.add(`schema/duplicate-id\n${group}`);
    if (check === 'schema/deprecated-prop' && fix && 'rename' in fix) groups.add(`${group}\n${fix.rename}`);
  }
  return ({ check, file, pointer, missing }) =>
    groups.has(`${check}\n${file}\n${parent(pointer)}`) || groups.has(`${file}\n${pointer}\n${missing}`);
};

/** The problems without those that only follow from another: one fault, one problem. */
export const withoutEchoes = (problems: Problem[]): Problem[] => {
  const makers = [
    echoesSpecial,
    echoesMissing,
    echoesFault,
    echoesInSearch,
    echoesSwapped,
    echoesCopy,
    echoesOfTexts,
  ];
  const tests = makers.map((testOf) => testOf(problems));
  return problems.filter((problem) => !tests.some((isEcho) => isEcho(problem)));
};
