import { existsSync } from 'node:fs';
import path from 'node:path';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { isObject, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import type { PageFile } from '../../../../src/engine/core/types.ts';
import { commitInWords, takeBack } from '../../../git/commit-in-words.ts';
import { collectionOf } from '../../../site/site-files.ts';
import type { Past } from '../look-back.ts';
import { type FormerPage, followsFrom, formerPages, idIn } from './former-pages.ts';
import type { Loss } from './loss.ts';

const isGone = ({ files: { root } }: Past, { file }: FormerPage): boolean =>
  !existsSync(path.join(root, file));

/** The new file that has the page of one that is gone. */
const newHome = ({ files: { source }, former }: Past, { id }: FormerPage): string | undefined =>
  source.pages.find(({ file, document }) => idIn(document) === id && former.get(file) === undefined)?.file;

const renamed = (past: Past, page: FormerPage, file: string): Loss => {
  const { id } = page;
  const isOfName = isOf('ref/page-name', 'ref/unknown-entry', 'ref/missing-entry');
  const message = `This file was called ${page.file} at ${commitInWords(past.since)}, and its page is called "${id}" still. Call the file ${page.file} again. After that, this command gives the page another name, with its links and addresses: npm run content -- rename page ${id} <new id>`;
  return {
    told: { file, pointer: '', message },
    isFollower: (problem) =>
      (problem.file === file && isOfName(problem)) ||
      (problem.check === 'redirect/missing-after-rename' && problem.page === id),
  };
};

const metaOf = (document: unknown): string | undefined =>
  isObject(document) ? JSON.stringify(document.meta) : undefined;

/** The page in a new file that says of itself what one did that is gone: it was given another id as well. */
const heirOf = ({ files: { source }, former }: Past, { before }: FormerPage): PageFile | undefined => {
  const meta = metaOf(before);
  return meta === undefined
    ? undefined
    : source.pages.find(({ file, document }) => former.get(file) === undefined && metaOf(document) === meta);
};

/** What is wrong with a page because its new names do not suit it, or because nothing names it so. */
const isCalledOtherwise = isOf(
  'ref/page-name',
  'ref/unknown-entry',
  'ref/missing-entry',
  'ref/collection-folder',
  'ref/orphan-page',
  'ref/orphan-entry',
  'route/misspelt-path',
);

/** That two pages have an id, told at either of them. */
const isOfSharedId = ({ check, pointer, page }: Problem, id: string): boolean =>
  check === 'schema/duplicate-id' && pointer === '/id' && page === id;

/** How a page is called and addressed. */
const names = ['id', 'path', 'paths'];

/** What has become another name of a page, as it was before. */
const formerNames = (before: unknown, now: unknown): string =>
  names
    .map((name) => [name, JSON.stringify(objectOf(before)[name]), JSON.stringify(objectOf(now)[name])])
    .flatMap(([name, was, is]) =>
      was === is ? [] : was === undefined ? `no "${name}"` : `"${name}": ${was}`,
    )
    .join(' and ');

/** How the page gets its new name everywhere, or another one than that of a page which is called so already. */
const howToRename = (
  { id, before }: FormerPage,
  document: PageFile['document'],
  isTaken: boolean,
): string => {
  const command = `npm run content -- rename page ${id}`;
  if (isTaken)
    return `Another page is called "${document.id}" already. After that, this command gives the page a name of its own everywhere: ${command} <new id>`;
  const path = document.path === objectOf(before).path ? '' : ` --path ${document.path}`;
  return `After that, this command gives the page its new name everywhere: ${command} ${document.id}${path}`;
};

const calledOtherwise = (past: Past, page: FormerPage, { file, document }: PageFile): Loss => {
  const { id, before } = page;
  const isTaken = past.files.source.pages.some(
    (other) => other.file !== file && idIn(other.document) === document.id,
  );
  const message = `This page was called "${id}" at ${commitInWords(past.since)}, in ${page.file}, and other files still name it so. Call the file ${page.file} again, and write ${formerNames(before, document)} in it. ${howToRename(page, document, isTaken)}`;
  const isOfPage = followsFrom(page);
  return {
    told: { file, page: document.id, pointer: '/id', message },
    isFollower: (problem) =>
      isOfPage(problem) ||
      (problem.file === file && isCalledOtherwise(problem)) ||
      (isTaken && isOfSharedId(problem, document.id)),
  };
};

const gone = (past: Past, page: FormerPage): Loss => {
  const { file, id } = page;
  const isEntry = collectionOf(file.slice('pages/'.length), past.files.source.config) !== undefined;
  const command = `npm run content -- delete ${isEntry ? 'entry' : 'page'} ${id}`;
  const message = `This page was there at ${commitInWords(past.since)} and is gone, but other files still name it, or have words and pictures for it. Take it back: "${takeBack(past, file)}". To delete it with all that belongs to it, take it back and run: ${command}`;
  return { told: { file, pointer: '', message, check: 'ref/missing-entry' }, isFollower: followsFrom(page) };
};

const lossOf = (past: Past, page: FormerPage): Loss => {
  const file = newHome(past, page);
  if (file !== undefined) return renamed(past, page, file);
  const heir = heirOf(past, page);
  return heir ? calledOtherwise(past, page, heir) : gone(past, page);
};

/** Pages whose files are gone, or are called otherwise, while something needs them as they were. */
export const pageLosses = (past: Past): Loss[] =>
  formerPages(past)
    .filter((page) => isGone(past, page))
    .map((page) => lossOf(past, page));
