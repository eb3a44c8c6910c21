import path from 'node:path';
import type { LocatedProblem } from '../site/locate-problem.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { compareWithBaseline, readBaseline, writeBaseline } from './baseline.ts';
import { changedFiles } from './changed-files.ts';
import { checkCatalog } from './check-catalog.ts';
import { namedFiles } from './named-files.ts';
import type { Options } from './read-options.ts';
import type { Report, Seen } from './report.ts';
import type { ValidatedSite } from './validate-site.ts';

const seenIn = ({ texts, source: { pages, locales } }: SiteFiles): Seen => ({
  files: texts.size,
  pages: pages.length,
  sections: pages.reduce((sum, { document }) => sum + (document?.sections?.length ?? 0), 0),
  locales: Object.keys(locales).length,
});

/** How one gets from the folder of the command to that of the site: empty, or a path with a slash at its end. */
export const prefixOf = (root: string): string => {
  const way = path.relative(process.cwd(), root).split(path.sep).join('/');
  return way === '' ? '' : `${way}/`;
};

/** The files that were asked for, or undefined when all are. */
export const wantedFiles = async (
  options: Options,
  { root, texts }: SiteFiles,
): Promise<Set<string> | undefined> => {
  if (options.since !== undefined) return new Set(await changedFiles(root, options.since));
  return options.files.length > 0 ? namedFiles(root, options.files, new Set(texts.keys())) : undefined;
};

const withBaseline = async (
  { baseline, updateBaseline }: Options,
  all: LocatedProblem[],
  isWanted: (found: { file: string }) => boolean,
): Promise<Pick<Report, 'problems' | 'baseline'>> => {
  if (baseline === undefined) return { problems: all.filter(isWanted) };
  if (updateBaseline) await writeBaseline(baseline, all);
  const entries = await readBaseline(baseline);
  const compared = compareWithBaseline(all.filter(isWanted), entries.filter(isWanted));
  const { fresh, passed, removable } = compared;
  return { problems: fresh, baseline: { passed, removable } };
};

/** What to tell of a checked site: the problems of the files that were asked for, without those of the baseline. */
export const makeReport = async (
  { files, problems: all }: ValidatedSite,
  options: Options,
): Promise<Report> => {
  const wanted = await wantedFiles(options, files);
  const isWanted = ({ file }: { file: string }) => wanted?.has(file) ?? true;
  const told = await withBaseline(options, all, isWanted);
  return {
    ...told,
    texts: wanted ? new Map([...files.texts].filter(([file]) => wanted.has(file))) : files.texts,
    seen: seenIn(files),
    checks: checkCatalog,
    prefix: prefixOf(files.root),
    elsewhere: all.filter((problem) => !isWanted(problem)).length,
  };
};

/** The report of a run that could not begin. */
export const emptyReport = (message: string): Report => ({
  problems: [
    {
      ...{ check: 'run/no-input', severity: 'error', file: '', pointer: '', message },
      ...{ line: 1, column: 1, endLine: 1, endColumn: 1 },
    },
  ],
  texts: new Map(),
  seen: { files: 0, pages: 0, sections: 0, locales: 0 },
  checks: checkCatalog,
  prefix: '',
  elsewhere: 0,
});
