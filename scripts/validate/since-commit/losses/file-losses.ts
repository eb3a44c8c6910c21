import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { below } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { localeFile } from '../../../../src/engine/core/file-names.ts';
import { listOf, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { filesBelow } from '../../../cli/list-files.ts';
import { commitInWords, copyFromThere, takeFileBack } from '../../../git/commit-in-words.ts';
import { endOfGroups } from '../../texts/bracket-slip.ts';
import type { Past } from '../look-back.ts';
import type { Loss } from './loss.ts';

/** The file that the words of a language lie in since theirs is gone. */
const newNameOf = ({ files: { root, texts } }: Past, text: string): string | undefined =>
  filesBelow(root, 'locales').find((file) => texts.read(file) === text);

/** Words of a language whose file is gone, or called otherwise, while the settings name the language. */
export const missedWords = (past: Past): Loss[] =>
  listOf(objectOf(past.files.source.config).locales).flatMap((row, index): Loss[] => {
    const file = localeFile(String(objectOf(row).locale));
    const text = past.former.get(file);
    if (text === undefined || existsSync(path.join(past.files.root, file))) return [];
    const now = newNameOf(past, text);
    const was = `${file} was there at ${commitInWords(past.since)} and is gone.`;
    const message =
      now === undefined
        ? `${was} ${takeFileBack(past, file)}`
        : `${was} Its words are in this file: call it ${file} again.`;
    const isOfLanguage = ({ check, pointer }: Problem) =>
      check === 'config/locales' && pointer === below('/locales', index, 'locale');
    return [
      {
        told: { file: now ?? file, pointer: '', message },
        isFollower: (problem) => isOfLanguage(problem) || problem.file === now,
      },
    ];
  });

/** What is left of a file that has no content any more, in words; undefined for one that has some. */
const remainsOf = (text: string): string | undefined => {
  const whole = text.trim();
  if (whole === '') return 'is empty';
  if (/^<[a-z!?]/i.test(whole)) return 'is a web page';
  return /^(null|""|\{\s*\}|\[\s*\])$/.test(whole)
    ? `holds nothing but ${whole.replace(/\s/g, '')}`
    : undefined;
};

const cut = 'ends in the middle';

/** Behind what it ends with now, the file went on: other edits may stand above. */
const endsInTheMiddle = (text: string, former: string): boolean => {
  // What was pasted behind the last bracket ends as it does where it was copied.
  if (endOfGroups(text, 0) > 0) return false;
  const end = text.trimEnd().split('\n').slice(-3).join('\n');
  const at = former.lastIndexOf(end);
  // What lacks nothing but brackets can be put right here.
  return at !== -1 && /[^\s\]}]/.test(former.slice(at + end.length));
};

/** What became of the content that a file had, in words, when all of it or all behind a place is gone. */
const fateOf = (text: string, former: string): string | undefined => {
  if (remainsOf(former) !== undefined) return undefined;
  return remainsOf(text) ?? (endsInTheMiddle(text, former) ? cut : undefined);
};

/** Files that have lost their content since a commit: what is wrong with them follows from that. */
export const emptiedFiles = (past: Past): Loss[] =>
  [...past.former].flatMap(([file, former]): Loss[] => {
    const text = past.files.texts.get(file);
    const fate = text === undefined || former === undefined ? undefined : fateOf(text, former);
    if (text === undefined || fate === undefined) return [];
    // What is left of a file that was cut may have been edited, too: that is not to be lost with it.
    const mayBeEdited = fate === cut && !former?.startsWith(text.trimEnd());
    const back = mayBeEdited ? copyFromThere(past, file) : takeFileBack(past, file);
    const message = `This file ${fate}, and what it held at ${commitInWords(past.since)} is gone. ${back}`;
    return [{ told: { file, pointer: '', message }, isFollower: (problem) => problem.file === file }];
  });

/** What is wrong with a file because of where it lies: it is not read there, or not what the others there are. */
const misplacement = ({ check, missing }: Problem): string | undefined => {
  if (check === 'ref/unread-file') return 'This file is not read here.';
  return check === 'ref/collection-folder' && missing === 'card'
    ? 'This file lies among the entries of a collection, and its page is none.'
    : undefined;
};

/** Files that are out of place where they lie, and that the commit had elsewhere. */
export const strayedFiles = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const { file } = problem;
    const { root, texts } = past.files;
    const fault = misplacement(problem);
    if (fault === undefined || !statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile())
      return [];
    const text = texts.read(file);
    const [was] =
      [...past.former].find(([name, former]) => former === text && !existsSync(path.join(root, name))) ?? [];
    if (was === undefined) return [];
    const isBeside = path.posix.dirname(was) === path.posix.dirname(file);
    const message = isBeside
      ? `This file is not read: its name must end in ".json". Call it ${was} again, as at ${commitInWords(past.since)}.`
      : `${fault} It was ${was} at ${commitInWords(past.since)}: move it back.`;
    return [{ told: { file, pointer: '', message }, isFollower: (other) => other === problem }];
  });
