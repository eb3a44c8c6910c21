import { type DiffLine, diffLines } from './diff-lines.ts';

const context = 3;

/** The lines of a text with their ends: a last line without one differs from the same line with one. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/));

const shown = ({ sign, line }: DiffLine): string =>
  line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;

type Hunk = { from: number; to: number };

/** The stretches around changes, those that touch each other as one. */
const hunksOf = (lines: DiffLine[]): Hunk[] => {
  const hunks: Hunk[] = [];
  for (const [index, { sign }] of lines.entries()) {
    if (sign === ' ') continue;
    const last = hunks.at(-1);
    const to = Math.min(lines.length, index + 1 + context);
    if (last && index - context <= last.to) last.to = to;
    else hunks.push({ from: Math.max(0, index - context), to });
  }
  return hunks;
};

const count = (lines: DiffLine[], without: '+' | '-') => lines.filter(({ sign }) => sign !== without).length;

/** A hunk that has no line of a text begins behind the line before it. */
const span = (before: number, length: number) => `${length === 0 ? before : before + 1},${length}`;

const hunkText = (lines: DiffLine[], { from, to }: Hunk): string => {
  const [before, own] = [lines.slice(0, from), lines.slice(from, to)];
  const old = span(count(before, '+'), count(own, '+'));
  const fresh = span(count(before, '-'), count(own, '-'));
  return `@@ -${old} +${fresh} @@\n${own.map(shown).join('')}`;
};

/** What changes in a file, in the form that `git apply` and `patch -p1` read. Empty when nothing does. */
export const unifiedDiff = (file: string, before: string, after: string): string => {
  const lines = diffLines(linesOf(before), linesOf(after));
  const hunks = hunksOf(lines).map((hunk) => hunkText(lines, hunk));
  return hunks.length === 0 ? '' : `--- a/${file}\n+++ b/${file}\n${hunks.join('')}`;
};
