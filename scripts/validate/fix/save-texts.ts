import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../../../src/engine/core/reason-of.ts';
import { diskReason } from '../../cli/disk-failure.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { replaceFile } from '../../files/replace-file.ts';
import { removeAbandoned } from '../../locks/temporary-name.ts';
import { byteOrderMark } from '../../site/site-texts.ts';
import type { FixedText } from './fix-site.ts';

const save = async (root: string, file: string, { before, after }: FixedText): Promise<void> => {
  const whole = path.join(root, file);
  const now = await readFile(whole, 'utf8');
  // A mark that is not to be taken away stays.
  const start = now.startsWith(byteOrderMark) && !before.startsWith(byteOrderMark) ? byteOrderMark : '';
  if (now !== start + before)
    throw new Error('it was changed meanwhile. Save your editor, then run the command again');
  await replaceFile(whole, start + after);
};

/** Why a file could not be saved: an error of the disk in words, any other error as it is. */
const whyLeft = (error: unknown): string => {
  const reason = diskReason(error);
  return reason ? `. ${reason.join(' ')}.` : `: ${reasonOf(error)}.`;
};

/** Saves fixed texts. Those that cannot be saved are named in a UsageError when all others are saved. */
export const saveTexts = async (root: string, texts: Map<string, FixedText>): Promise<void> => {
  const folders = new Set([...texts.keys()].map((file) => path.dirname(path.join(root, file))));
  // What a command that was killed left beside them: the same files wait to be fixed again.
  for (const folder of folders) removeAbandoned(folder);
  const failures: string[] = [];
  for (const [file, text] of texts) {
    if (text.before === text.after) continue;
    await save(root, file, text).catch((error: unknown) => {
      failures.push(`${file} is left as it was${whyLeft(error)}`);
    });
  }
  if (failures.length > 0) throw new UsageError(failures.join('\n'));
};
