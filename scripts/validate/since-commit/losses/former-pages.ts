import { isLeftoverKey } from '../../../../src/engine/core/checks/consequences/kinds.ts';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { isPageFile, publicAddress } from '../../../../src/engine/core/file-names.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import type { PageFile } from '../../../../src/engine/core/types.ts';
import { documentOf } from '../../document-of.ts';
import { keysAtProblem } from '../../keys-at-problem.ts';
import type { Past } from '../look-back.ts';

/** A page as a commit had it, whose file says something else now or is gone; `now` is the page that the file holds. */
export type FormerPage = {
  file: string;
  id: string;
  text: string;
  before: unknown;
  now: PageFile | undefined;
};

/** The id of a page as it is, or of a document that may be none. */
export const idIn = (document: unknown): unknown => (isObject(document) ? document.id : undefined);

/** The pages of the commit whose files have changed. */
export const formerPages = ({ files: { source }, former }: Past): FormerPage[] => {
  const present = new Map(source.pages.map((page) => [page.file, page]));
  return [...former].flatMap(([file, text]) => {
    if (text === undefined || !isPageFile(file)) return [];
    const before = documentOf(file, text);
    const id = idIn(before);
    return typeof id === 'string' ? [{ file, id, text, before, now: present.get(file) }] : [];
  });
};

/** The keys that a text of JSON names. */
export const keysIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/"t:([^"?|\\]+)/g)].map(([, key = '']) => key));

const isOfEntry = isOf('ref/missing-entry', 'ref/unknown-entry');

/** Whether a problem is that a page is missed by its name, or that what only it showed is left over. */
export const followsFrom = ({ id, text }: FormerPage): ((problem: Problem) => boolean) => {
  const keys = keysIn(text);
  return (problem) => {
    const { check, file, page, suggestion, named = {} } = problem;
    if (isOfEntry(problem)) return named.pages?.includes(id) === true;
    if (isLeftoverKey(problem)) return keysAtProblem(problem).every((key) => keys.has(key));
    if (check === 'ref/orphan-asset') return text.includes(JSON.stringify(suggestion ?? publicAddress(file)));
    if (check === 'schema/choice-missing') {
      const { types = [], values = [] } = named;
      return [...types, ...values].every((name) => text.includes(JSON.stringify(name)));
    }
    if (check === 'ref/orphan-page') return text.includes(`"page:${page}`);
    return check === 'redirect/missing-after-rename' && page === id;
  };
};
