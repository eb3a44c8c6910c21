import { counted } from '../../src/engine/core/counted.ts';
import { byText } from '../../src/engine/core/json/by-text.ts';
import { colors } from '../cli/colors.ts';
import { changedLines, unifiedDiff } from '../json-text/unified-diff.ts';
import type { Change } from '../site/change-plan.ts';
import { formatProblems } from '../validate/report/format-text.ts';
import type { Consequences } from './draft/verify-draft.ts';
import type { Plan } from './workspace.ts';

const described = (change: Change): string => {
  if (change.kind === 'remove') return `removed  ${change.file}`;
  if (change.kind === 'move') return `renamed  ${change.file} → ${change.to}`;
  if (change.from !== undefined) return `renamed  ${change.from} → ${change.file}`;
  if (change.before === undefined || change.encoding) return `written  ${change.file}`;
  const lines = counted(changedLines(change.before, change.text), 'line');
  return `changed  ${change.file}  ${colors.dim(lines)}`;
};

const byFile = (one: Change, other: Change): number => byText(one.file, other.file);

const shown = 5;

/** A new page has dozens of words to write: a few are shown, and validate lists them all. */
const printProblems = ({ texts, problems }: Consequences): void => {
  if (problems.length === 0) return;
  console.log(`\nTo do then:\n${formatProblems(problems.slice(0, shown), texts)}`);
  const more = problems.length - shown;
  if (more > 0) console.log(colors.dim(`… and ${more} more: "npm run validate" lists them.`));
};

const diffOf = (change: Change): string =>
  change.kind === 'write' && change.encoding === undefined
    ? unifiedDiff(change.file, change.before ?? '', change.text)
    : '';

/** Prints what a command did; for a dry run, every line that would change. */
export const printOutcome = (
  { done, notes = [] }: Plan,
  changes: Change[],
  { texts, problems, isDry }: Consequences & { isDry: boolean },
): void => {
  const origins = new Set(changes.map((change) => (change.kind === 'write' ? change.from : undefined)));
  const told = changes.filter(({ kind, file }) => kind !== 'remove' || !origins.has(file)).sort(byFile);
  if (isDry) console.log(colors.dim('Nothing is written (--dry-run). This is what would be done:\n'));
  console.log([done, ...told.map((change) => `  ${described(change)}`), ...notes].join('\n'));
  printProblems({ texts, problems });
  if (isDry) for (const diff of told.map(diffOf).filter(Boolean)) console.log(diff.trimEnd());
};
