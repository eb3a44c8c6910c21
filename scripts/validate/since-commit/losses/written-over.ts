import { isDeepStrictEqual } from 'node:util';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { faultIn } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { configFile, localeFile } from '../../../../src/engine/core/file-names.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords, copyFromThere, takeBack, takeFileBack } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';
import { type FormerPage, followsFrom, formerPages, idIn } from './former-pages.ts';
import type { Loss } from './loss.ts';

/** What is at two places because a file has the content of another. */
const isOfCopies = isOf(
  'schema/duplicate-id',
  'route/duplicate',
  'seo/duplicate-title',
  'seo/duplicate-description',
  'content/duplicate-order',
);

/** The other file of content that says the same as one: a page with its id, the settings or the words of a language. */
const twinOf = ({ files: { source, texts } }: Past, { file, now }: FormerPage): string | undefined => {
  const text = texts.get(file);
  const id = idIn(now?.document);
  const pages = source.pages.filter((page) => id !== undefined && idIn(page.document) === id);
  const others = [configFile, ...Object.keys(source.locales).map(localeFile)];
  return [...pages.map((page) => page.file), ...others].find(
    (other) => other !== file && texts.get(other) === text,
  );
};

const writtenOver = (past: Past, page: FormerPage, twin: string): Loss => {
  const { file, id } = page;
  const isOfPage = followsFrom(page);
  const copied = idIn(page.now?.document);
  const pages = [file, twin];
  const message = `This file has the content of ${twin}, and no longer that of its own page "${id}". ${takeFileBack(past, file)}`;
  return {
    told: { file, pointer: '', message },
    isFollower: (problem) =>
      problem.file === file ||
      isOfPage(problem) ||
      // The address of the copy may be decided by a pattern that is the original's.
      (problem.check === 'route/reserved' && problem.named?.pages?.[0] === copied) ||
      (pages.includes(problem.file) && isOfCopies(problem)),
  };
};

/** Pages that another file was saved over. */
export const pagesWrittenOver = (past: Past): Loss[] =>
  formerPages(past).flatMap((page) => {
    const twin = idIn(page.now?.document) === page.id ? undefined : twinOf(past, page);
    return twin === undefined ? [] : [writtenOver(past, page, twin)];
  });

const withoutLetters = (text: string): string => text.replace(/[^\0-\x7f]+/g, '');

/** How words get into their file again; where its letters alone are lost, without what was edited beside them. */
const wordsBack = (past: Past, { file, tells }: Problem, before: string): string => {
  const now = past.files.texts.get(file) ?? '';
  return tells !== 'garbled' || withoutLetters(now) === withoutLetters(before)
    ? takeFileBack(past, file)
    : `At ${commitInWords(past.since)} it had them. ${copyFromThere(past, file)}`;
};

/** Words of a language that another, or a page, was saved over: the commit has them still. */
export const wordsWrittenOver = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const { file, pointer, tells } = problem;
    const isOver = tells === 'overwritten' || tells === 'garbled';
    const before = past.former.get(file);
    if (!isOver || before === undefined) return [];
    const message = `${faultIn(problem)} ${wordsBack(past, problem, before)}`;
    return [{ told: { file, pointer, message }, isFollower: (other) => other === problem }];
  });

const isPage = (document: unknown): boolean => isObject(document) && Array.isArray(document.sections);

/** Settings that a page was saved over: without them nothing else can be said of the site. */
export const configWrittenOver = (past: Past): Loss[] => {
  const versions = isPage(past.files.source.config) ? versionsOf(past, configFile) : undefined;
  if (!versions || isPage(versions.before)) return [];
  const message = `This file has the content of a page, and the settings that it had at ${commitInWords(past.since)} are gone. Take them back: ${takeBack(past, configFile)}`;
  return [{ told: { file: configFile, pointer: '', message }, isFollower: () => true }];
};

const withoutId = (document: unknown): unknown =>
  isObject(document) ? { ...document, id: undefined } : document;

/** Whether a file is still what it was but for its id. */
const isOwnButId = (past: Past, { file, before }: FormerPage): boolean =>
  isDeepStrictEqual(withoutId(versionsOf(past, file)?.now), withoutId(before));

/** Pages that have each other's ids since a commit: their files were exchanged, or only the ids. */
export const exchangedPages = (past: Past): Loss[] => {
  const pages = formerPages(past).filter(({ id, now }) => now && idIn(now.document) !== id);
  return pages.flatMap((page, index) => {
    const other = pages
      .slice(index + 1)
      .find(({ id, now }) => id === idIn(page.now?.document) && idIn(now?.document) === page.id);
    if (!other || isOwnButId(past, page) || isOwnButId(past, other)) return [];
    const files = [page.file, other.file];
    const message = `This file has the page "${other.id}", and ${other.file} the page "${page.id}", as the other had at ${commitInWords(past.since)}: the two files are exchanged. Take both back: ${takeBack(past, ...files)}`;
    const isFollower = ({ file }: Problem) => files.includes(file);
    return [{ told: { file: page.file, pointer: '', message }, isFollower }];
  });
};
