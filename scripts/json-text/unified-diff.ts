import { diffArrays, FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff';

/** Texts that differ in more lines are shown as replaced: finding the fewest changes would take too long. */
const maxEditLength = 2000;

const hunksOf = (before: string, after: string): StructuredPatchHunk[] | undefined =>
  structuredPatch('', '', before, after, undefined, undefined, { context: 3, maxEditLength })?.hunks;

const allLines = (text: string, sign: '-' | '+'): string[] => {
  const lines = text.split('\n');
  const isEnded = lines.at(-1) === '';
  const written = (isEnded ? lines.slice(0, -1) : lines).map((line) => sign + line);
  return isEnded ? written : [...written, '\\ No newline at end of file'];
};

const replacing = (before: string, after: string): StructuredPatchHunk => {
  const [old, fresh] = [allLines(before, '-'), allLines(after, '+')];
  const count = (lines: string[]) => lines.filter((line) => !line.startsWith('\\')).length;
  const [oldLines, newLines] = [count(old), count(fresh)];
  return { oldStart: 1, oldLines, newStart: 1, newLines, lines: [...old, ...fresh] };
};

/** What changes in a file, in the form that `git apply` and `patch -p1` read. Empty when nothing does. */
export const unifiedDiff = (file: string, before: string, after: string): string => {
  const hunks = hunksOf(before, after) ?? [replacing(before, after)];
  if (hunks.length === 0) return '';
  const names = { oldFileName: `a/${file}`, newFileName: `b/${file}` };
  return formatPatch({ ...names, oldHeader: undefined, newHeader: undefined, hunks }, FILE_HEADERS_ONLY);
};

/** How many lines of a text have changed, have come or are gone. */
export const changedLines = (before: string, after: string): number => {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const changes = diffArrays(old, fresh, { maxEditLength });
  if (!changes) return Math.max(old.length, fresh.length);
  const count = (kind: 'added' | 'removed') =>
    changes.reduce((sum, change) => sum + (change[kind] ? change.count : 0), 0);
  return Math.max(count('added'), count('removed'));
};
