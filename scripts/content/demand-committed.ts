import { isStub } from '../../src/engine/core/checks/context/words/writing/message-syntax.ts';
import { counted } from '../../src/engine/core/counted.ts';
import { lockFile } from '../../src/engine/core/file-names.ts';
import { changedFiles } from '../git/changed-files.ts';
import { formerTexts } from '../git/former-texts.ts';
import { runGit, tellInstead } from '../git/run-git.ts';
import type { Change, TextChange } from '../site/change-plan.ts';
import { isAsMade, madeTexts, valuesOfFile } from './draft/made-files.ts';
import { RefusedChange } from './workspace.ts';

/** Whether there is a commit that anything could be brought back from. */
const hasCommits = (root: string): Promise<boolean> =>
  runGit(root, ['rev-parse', '--verify', 'HEAD']).then(
    () => true,
    () => false,
  );

const unasked = tellInstead('Nothing was deleted. Delete all the same with --force.');

/** The texts that a change takes out of a file and that its last commit does not have; what `new` wrote is no loss. */
const lostTexts = ({ file, text, before = '{}' }: TextChange, kept: string[]): string[] => {
  const left = new Set([...valuesOfFile(file, text), ...kept]);
  return valuesOfFile(file, before).filter((value) => !left.has(value) && !isStub(value));
};

/** The hashes of the lock file follow from its texts, and code is taken back by what it is written in. */
const hasTexts = (change: Change): change is TextChange =>
  change.kind === 'write' && change.file.endsWith('.json') && change.file !== lockFile;

/** What the last commit has of some files that it knows. */
const textsAtCommit = async (root: string, among: string[]): Promise<Map<string, string | undefined>> =>
  among.length === 0 ? new Map() : formerTexts(root, { since: 'HEAD', among }).catch(unasked);

/**
 * Throws a RefusedChange that names the files of which a deletion takes away what the last commit does not have: nobody could
 * bring that back. What `new` made is made again. A site outside of git, or without a commit, has no such place.
 */
export const demandCommitted = async (root: string, changes: Change[]): Promise<void> => {
  if (!(await hasCommits(root))) return;
  const changed = new Set(await changedFiles(root, 'HEAD').catch(unasked));
  const removed = changes.filter(
    (change) => change.kind === 'remove' && changed.has(change.file) && !isAsMade(root, change),
  );
  const written = changes.filter(hasTexts).filter(({ file }) => changed.has(file));
  const among = written.map(({ file }) => file);
  const committed = await textsAtCommit(root, among);
  const lost = written.flatMap((change) => {
    const { file } = change;
    const kept = [...valuesOfFile(file, committed.get(file) ?? '{}'), ...madeTexts(root, file)];
    const { length } = lostTexts(change, kept);
    return length === 0 ? [] : [`  ${file}  (${counted(length, 'text')})`];
  });
  const list = [...removed.map(({ file }) => `  ${file}`), ...lost];
  if (list.length === 0) return;
  throw new RefusedChange(
    `Nothing was deleted, since these are not committed as they are and would be gone for good:\n${list.join('\n')}\nCommit first, or delete them all the same with --force.`,
  );
};
