import { configFile } from '../../file-names.ts';
import { listOf, objectOf } from '../../json/json-value.ts';
import { onDemand } from '../../memory/on-demand.ts';
import type { Json, SiteSource } from '../../types.ts';
import { below, isAtOrBelow } from '../problems/pointer-steps.ts';
import type { Place, Problem } from '../problems/problem.ts';
import { filePattern } from './file-pattern.ts';

/** A check that is silent about some places. `place` leads to the entry that says so, `alone` when its list has no other. */
export type Suppression = {
  check: string;
  place: Place;
  alone: boolean;
  /** The file, or the pattern for files, that an entry of the configuration names. */
  file?: string;
  /** The place in it that the entry names. */
  pointer?: string;
  reason?: unknown;
  covers: (problem: Problem) => boolean;
};

/** Where a problem stands. What is missing stands where it should be. */
export const silencedAt = ({ pointer, missing }: Problem) =>
  missing === undefined ? pointer : below(pointer, missing);

/** The file of the page that a problem is about, which may be told elsewhere: at its words in a locale file. */
type FileOfPage = (problem: Problem) => string;

const ofSetting = (check: string, setting: unknown, fileOfPage: FileOfPage): Suppression[] => {
  const entries = listOf(objectOf(setting).ignore);
  return entries.flatMap((entry, index) => {
    const { file, pointer = '', reason } = objectOf(entry);
    if (typeof file !== 'string' || typeof pointer !== 'string') return [];
    const meant = filePattern(file);
    const isHere = (problem: Problem) => meant(problem.file) && isAtOrBelow(silencedAt(problem), pointer);
    return {
      check,
      file,
      pointer,
      reason,
      place: { file: configFile, pointer: below('/checks', check, 'ignore', index) },
      alone: entries.length === 1,
      covers: (problem) => isHere(problem) || (pointer === '' && meant(fileOfPage(problem))),
    };
  });
};

/** Whether the message of a problem names this page, or this section, wherever the problem is told. */
const names = ({ page, section }: Problem, place: Omit<Place, 'file' | 'pointer'>): boolean =>
  place.section === undefined
    ? place.page !== undefined && place.page === page
    : place.page === page && place.section === section;

const ofLint = (value: unknown, { pointer, ...place }: Place): Suppression[] => {
  const isHere = (problem: Problem) =>
    problem.file === place.file && isAtOrBelow(silencedAt(problem), pointer);
  const entries = listOf(objectOf(value).$lint);
  return entries.flatMap((entry, index) => {
    const { disable, reason } = objectOf(entry);
    if (typeof disable !== 'string') return [];
    return {
      check: disable,
      reason,
      place: { ...place, pointer: below(pointer, '$lint', index) },
      alone: entries.length === 1,
      covers: (problem) => isHere(problem) || names(problem, place),
    };
  });
};

const ofSections = (sections: unknown, { pointer, ...place }: Place): Suppression[] =>
  listOf(sections).flatMap((section, index) => {
    const { id, $lint } = objectOf(section);
    if ($lint === undefined) return [];
    const named = typeof id === 'string' ? { section: id } : {};
    return ofLint(section, { ...place, ...named, pointer: below(pointer, index) });
  });

const ofLayout = ({ before, after, error, untranslated }: Json): Suppression[] => [
  ...ofSections(before, { file: configFile, pointer: '/layout/before' }),
  ...ofSections(after, { file: configFile, pointer: '/layout/after' }),
  ...ofLint(error, { file: configFile, pointer: '/layout/error' }),
  ...ofLint(untranslated, { file: configFile, pointer: '/layout/untranslated' }),
];

const fileOfPageIn = ({ pages }: SiteSource): FileOfPage => {
  const files = onDemand(() => new Map(pages.map(({ file, document }) => [objectOf(document).id, file])));
  return ({ page, file }) => files().get(page) ?? file;
};

/** Every suppression of a site: `checks.<id>.ignore` of its configuration, `$lint` of its pages and sections. */
export const suppressionsOf = (source: SiteSource): Suppression[] => {
  const { checks, layout } = objectOf(source.config);
  const fileOfPage = fileOfPageIn(source);
  return [
    ...Object.entries(objectOf(checks)).flatMap(([check, setting]) => ofSetting(check, setting, fileOfPage)),
    ...ofLayout(objectOf(layout)),
    ...source.pages.flatMap(({ file, document }) => {
      const { id, sections } = objectOf(document);
      const place = { file, pointer: '', ...(typeof id === 'string' ? { page: id } : {}) };
      return [...ofLint(document, place), ...ofSections(sections, { ...place, pointer: '/sections' })];
    }),
  ];
};
