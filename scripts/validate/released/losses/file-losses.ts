import { existsSync } from 'node:fs';
import path from 'node:path';
import { below, type Problem } from '../../../../src/engine/core/checks/problem.ts';
import { localeFile } from '../../../../src/engine/core/file-names.ts';
import { listOf, objectOf } from '../../../../src/engine/core/json-value.ts';
import { listFiles } from '../../../cli/list-files.ts';
import { commitInWords, type Loss, type Past, takeBack } from './loss.ts';

/** The file that the words of a language lie in since theirs is gone. */
const newNameOf = ({ files: { root, texts } }: Past, text: string): string | undefined =>
  listFiles(path.join(root, 'locales'))
    .map((name) => `locales/${name}`)
    .find((file) => texts.read(file) === text);

/** Words of a language whose file is gone, or called otherwise, while the settings name the language. */
export const missedWords = (past: Past): Loss[] =>
  listOf(past.files.source.config.locales).flatMap((row, index): Loss[] => {
    const file = localeFile(String(objectOf(row).locale));
    const text = past.former.get(file);
    if (text === undefined || existsSync(path.join(past.files.root, file))) return [];
    const now = newNameOf(past, text);
    const was = `${file} was there at ${commitInWords(past.since)} and is gone.`;
    const message =
      now === undefined
        ? `${was} Take it back: ${takeBack(past, file)}`
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

const isNoContent = (text: string): boolean => /^\s*(<|$)/.test(text);

/** Files of content that are empty or a web page now. */
export const emptiedFiles = (past: Past): Loss[] =>
  past.files.faults.flatMap(({ file }): Loss[] => {
    const former = past.former.get(file);
    if (former === undefined || isNoContent(former) || !isNoContent(past.files.texts.get(file) ?? ''))
      return [];
    const what = past.files.texts.get(file)?.trim() === '' ? 'is empty' : 'is a web page';
    const message = `This file ${what}, and what it held at ${commitInWords(past.since)} is gone. Take it back: ${takeBack(past, file)}`;
    return [
      {
        told: { file, pointer: '', message },
        isFollower: (problem) => problem.file === file && problem.check === 'json/syntax',
      },
    ];
  });
