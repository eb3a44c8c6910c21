import { canonicalJson } from '../../json-text/canonical-json.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';

const firstDifference = (text: string, other: string): number => {
  const lines = text.split('\n');
  const others = other.split('\n');
  const index = lines.findIndex((line, number) => line !== others[number]);
  return index === -1 ? lines.length : index + 1;
};

const check = 'json/format';

const pairsIn = (line: string): number => line.match(/"\s*:\s/g)?.length ?? 0;

/** What a line lacks of the form, beside the one that would stand in its place. */
const lackOf = (line: string | undefined, wanted = ''): string => {
  if (line === undefined) return 'a line break at the end';
  const [written, form] = [line.trim(), wanted.trim()];
  if (written === '') return 'no empty lines';
  if (written === form) return 'two spaces for each level';
  if (/\\[u/]/.test(written) && !/\\[u/]/.test(form)) return 'letters written as themselves';
  if (pairsIn(written) > pairsIn(form)) return 'each property in a line of its own';
  return 'one space inside braces and behind colons and commas';
};

const messageFor = (lack: string): string =>
  `This file is not written in the form of the others: ${lack}. Run: npm run validate -- --fix`;

const formatProblem = (file: string, text: string): LocatedProblem => {
  const wanted = canonicalJson(text);
  const lines = text.trimEnd().split('\n');
  const first = firstDifference(text, wanted);
  const line = Math.min(first, lines.length);
  const message = messageFor(lackOf(lines[first - 1], wanted.split('\n')[first - 1]));
  const endColumn = (lines[line - 1]?.length ?? 0) + 1;
  const place = { file, pointer: '', line, column: 1, endLine: line, endColumn };
  return { check, severity: 'warning', message, ...place, fix: { format: true } };
};

/** The files that are not in the project's form, each at its first such line. A file that is no JSON has no form. */
export const checkFormat = (
  { texts, faults, isInForm }: Pick<SiteFiles, 'texts' | 'faults' | 'isInForm'>,
  files: string[],
): LocatedProblem[] => {
  const unreadable = new Set(faults.map(({ file }) => file));
  return files.flatMap((file) => {
    const text = unreadable.has(file) || isInForm(file) ? undefined : texts.get(file);
    return text === undefined ? [] : [formatProblem(file, text)];
  });
};
