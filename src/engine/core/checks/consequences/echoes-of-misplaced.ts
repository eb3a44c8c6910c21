import { isLocaleFile } from '../../file-names.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import { isAtOrWithin } from '../problems/place-keys.ts';
import { isAtOrBelow, steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { echoesGuess } from './echoes-guess.ts';
import { echoesMisplacedKey } from './echoes-misplaced-key.ts';
import { isLeftoverKey } from './is-leftover-key.ts';

/** The place where pages look for texts that have moved. */
const homeOf = ({ named }: Problem): string => {
  const [home = '', other] = named?.groups ?? [];
  return other === undefined ? keyPointer(home) : '/';
};

/** The group that the texts stand in now: they are told at the first of them where it has others. */
const groupOf = ({ pointer, also = [] }: Problem): string => also[0] ?? pointer;

/** The two groups that have each other's texts. */
const exchangedIn = ({ named }: Problem): string[] =>
  named?.groups?.length === 2 ? named.groups.map(keyPointer) : [];

/** Whatever is wrong with the texts of two groups in each other's places follows from that. */
const echoesExchangedGroups: Echo = (problems) => {
  const moved = problems.filter(({ check }) => check === 'i18n/moved-group');
  const groups = moved.flatMap((problem) =>
    exchangedIn(problem).map((pointer) => ({ file: problem.file, pointer })),
  );
  const isIn = (place: Pick<Problem, 'file' | 'pointer'>) =>
    groups.some((group) => isAtOrWithin(place, group));
  return (problem) =>
    problem.check !== 'i18n/moved-group' &&
    (isIn(problem) || (problem.origin !== undefined && isIn(problem.origin)));
};

/**
 * Texts in the wrong group are looked at where they belong. Texts that came to the place of others have mostly been
 * exchanged with them.
 */
const echoesMovedGroup: Echo = (problems) => {
  const moved = problems.filter(({ check }) => check === 'i18n/moved-group');
  const [first] = moved;
  const homes = moved.map(homeOf);
  const isOfBoth = ({ file, pointer }: Problem) =>
    file === first?.file && (homes.includes(pointer) || moved.some((other) => groupOf(other) === pointer));
  const isIn = ({ pointer }: Problem, around: string) => around !== '/' && isAtOrBelow(pointer, around);
  const isPartOfAnother = (problem: Problem) =>
    moved.some(
      (other) =>
        other.file === problem.file && groupOf(other) !== groupOf(problem) && isIn(problem, groupOf(other)),
    );
  const isOtherHalf = (problem: Problem) =>
    problem !== first && problem.file === first?.file && homeOf(problem) === groupOf(first);
  const isInMoved = (problem: Problem) =>
    moved.some(
      (other) =>
        other.file === problem.file && (isIn(problem, groupOf(other)) || isIn(problem, homeOf(other))),
    );
  return (problem) => {
    if (problem.check === 'i18n/type-mismatch') return isOfBoth(problem);
    if (problem.check === 'i18n/moved-group') return isOtherHalf(problem) || isPartOfAnother(problem);
    return problem.severity !== 'error' && isInMoved(problem);
  };
};

/**
 * Problems of a file with another one's texts, or compared with such a file, say nothing. A new language, which is only
 * a warning, may still lack what keeps the site from being built.
 */
const echoesWrongFile: Echo = (problems) => {
  const told = problems.filter(({ check }) => check === 'i18n/wrong-file');
  const wrong = new Map(told.map(({ file, severity }) => [file, severity]));
  // Every translation is compared with the default language, and only the file of that is an error.
  const isSource = told.some(({ severity }) => severity === 'error');
  return ({ check, file, origin, severity }) =>
    /^(i18n|content|seo|a11y)\//.test(check) &&
    check !== 'i18n/wrong-file' &&
    !(severity === 'error' && wrong.get(file) === 'warning') &&
    (wrong.has(file) || wrong.has(origin?.file ?? '') || (isSource && isLocaleFile(file)));
};

/** Words of a section that the layout has lost, and links to it, follow from that. */
const echoesLostSection: Echo = (problems) => {
  const lost = problems.filter(({ check }) => check === 'ref/lost-section');
  const namesOf = (kind: 'types' | 'groups') =>
    new Set<string | undefined>(lost.flatMap(({ named }) => named?.[kind] ?? []));
  const [types, groups] = [namesOf('types'), namesOf('groups')];
  return ({ check, pointer, named }) =>
    (lost.length > 0 && check.startsWith('ref/orphan-')) ||
    (isLeftoverKey({ check }) && groups.has(steps(pointer)[0])) ||
    (check === 'link/broken-anchor' && types.has(named?.sections?.[0]));
};

/** An entry that is gone, and that pages link to as well, is reported at those links. */
const echoesGoneEntry: Echo = (problems) => {
  const gone = new Set(
    problems.flatMap(({ check, named }) => (check === 'ref/missing-entry' && named?.pages) || []),
  );
  const links = problems.filter(({ check }) => check === 'ref/missing-entry');
  const isAtLink = ({ file, pointer }: Problem) =>
    links.some((link) => link.file === file && link.pointer === pointer);
  return (problem) =>
    problem.check === 'ref/unknown-entry' && (isAtLink(problem) || gone.has(problem.named?.pages?.[0] ?? ''));
};

/** A page that lies in the wrong folder is missing where a list singles it out, and has no place or address there. */
const echoesFolder: Echo = (problems) => {
  const pages = new Set(
    problems.flatMap(({ check, page }) => (check === 'ref/collection-folder' && page ? [page] : [])),
  );
  return ({ check, page = '', named }) =>
    (check === 'ref/unknown-entry' && pages.has(named?.pages?.[0] ?? '')) ||
    (/^(content\/duplicate-order|route\/reserved)$/.test(check) && pages.has(page));
};

/** What follows from words, sections and entries that are in the wrong place. */
export const echoesOfMisplaced = {
  // Before all that follows from texts which are told as misplaced.
  echoesGuess,
  echoesMisplacedKey,
  echoesGoneEntry,
  echoesExchangedGroups,
  echoesMovedGroup,
  echoesWrongFile,
  echoesLostSection,
  echoesFolder,
} satisfies Record<string, Echo>;
