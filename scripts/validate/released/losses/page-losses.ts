import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../../src/engine/core/checks/problem.ts';
import { collectionOf } from '../../../site/site-files.ts';
import { type FormerPage, followsFrom, formerPages, idIn } from './former-pages.ts';
import { commitInWords, type Loss, type Past, takeBack } from './loss.ts';

const isGone = ({ files: { root } }: Past, { file }: FormerPage): boolean =>
  !existsSync(path.join(root, file));

/** The new file that has the page of one that is gone. */
const newHome = ({ files: { source }, former }: Past, { id }: FormerPage): string | undefined =>
  source.pages.find(({ file, document }) => idIn(document) === id && former.get(file) === undefined)?.file;

const renamed = (past: Past, page: FormerPage, file: string): Loss => {
  const { id } = page;
  const isOfName = ({ check }: Problem) => /^ref\/(page-name|unknown-entry|missing-entry)$/.test(check);
  const message = `This file was called ${page.file} at ${commitInWords(past.since)}, and its page is called "${id}" still. Call the file ${page.file} again. To give the page another name, with its links and addresses, do so and run: npm run content -- rename page ${id} <new id>`;
  return {
    told: { file, pointer: '', message },
    isFollower: (problem) =>
      (problem.file === file && isOfName(problem)) ||
      (problem.check === 'redirect/missing-after-rename' && problem.page === id),
  };
};

const gone = (past: Past, page: FormerPage): Loss => {
  const { file, id } = page;
  const isEntry = collectionOf(file.slice('pages/'.length), past.files.source.config) !== undefined;
  const command = `npm run content -- delete ${isEntry ? 'entry' : 'page'} ${id}`;
  const message = `This page was there at ${commitInWords(past.since)} and is gone, but other files still name it, or have words and pictures for it. Take it back: ${takeBack(past, file)}. To delete it with all that belongs to it, take it back and run: ${command}`;
  return { told: { file, pointer: '', message }, isFollower: followsFrom(page) };
};

/** Pages whose files are gone, or are called otherwise, while something needs them as they were. */
export const pageLosses = (past: Past): Loss[] =>
  formerPages(past)
    .filter((page) => isGone(past, page))
    .map((page) => {
      const file = newHome(past, page);
      return file === undefined ? gone(past, page) : renamed(past, page, file);
    });
