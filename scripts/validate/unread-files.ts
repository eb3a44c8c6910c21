import path from 'node:path';
import { listFiles } from '../site/list-files.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';

/** What begins with a dot belongs to a program and to nobody's content. */
const isHidden = (name: string): boolean => /(^|\/)\./.test(name);

/** What was meant as a page or as words is an error, anything else may be somebody's note. */
const isMeant = (file: string): boolean => /(^|\/)[^/.]+(\.(jsonc?|json5|jsn|json\.txt|ya?ml))?$/i.test(file);

/** What is wrong with a file of pages or locales that is not called .json. */
export const unreadProblem = (file: string): LocatedProblem => {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const right = `${name.replace(/\..*$/, '')}.json`;
  const message = isMeant(file)
    ? `This file is not read: files of content end in ".json". Call it "${right}".`
    : 'This file is not read: files of content end in ".json". Keep it in another folder.';
  const place = { file, pointer: '', line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { check: 'ref/unread-file', severity: isMeant(file) ? 'error' : 'warning', message, ...place };
};

/** Every file among pages and words that no reader of content takes for one. */
export const unreadFiles = (root: string): LocatedProblem[] =>
  ['pages', 'locales'].flatMap((folder) =>
    listFiles(path.join(root, folder))
      .filter((name) => !name.endsWith('.json') && !isHidden(name))
      .sort()
      .map((name) => unreadProblem(`${folder}/${name}`)),
  );
