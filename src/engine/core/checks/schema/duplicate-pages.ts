import { isObject } from '../../json/json-value.ts';
import type { PageFile } from '../../types.ts';
import type { CheckContext } from '../context/check-context.ts';
import { fileNameOf, isPageId } from '../context/own-names.ts';
import { repeats } from '../context/repeats.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/**
 * What speaks for a page having its id by right: the name of its file, then that only entries have a card, then a
 * folder less.
 */
const rightsOf = (page: PageFile): number[] => [
  Number(fileNameOf(page) === page.document.id),
  Number(isObject(page.document.card) === (page.collection !== undefined)),
  -page.file.split('/').length,
];

/** Whether a page says of itself what another does, as a copy of it would: a page of its own has words of its own. */
const isCopyOf = ({ document }: PageFile, other: PageFile): boolean =>
  JSON.stringify(document.meta) === JSON.stringify(other.document.meta);

/** The name of its file, which a page that is no copy should have as its id. */
const ownNameOf = (page: PageFile, owner: PageFile, { pages }: CheckContext): string | undefined => {
  const name = fileNameOf(page);
  const isFree = name !== page.document.id && isPageId(name) && !pages.has(name);
  return isFree && !isCopyOf(page, owner) ? name : undefined;
};

/** Of two pages with one id, the one whose file has that name, and lies where it belongs, is right; else the first. */
export const duplicatePages = (context: CheckContext): Finding[] => {
  const sameId = repeats(context.source.pages, ({ document }) => document.id);
  return sameId.map(([page, other]) => {
    const { id } = page.document;
    const others = rightsOf(other);
    const [more = 0] = rightsOf(page)
      .map((right, index) => right - (others[index] ?? 0))
      .filter(Boolean);
    const [copy, owner] = more > 0 ? [other, page] : [page, other];
    const message = `${owner.file} has the id "${id}" too.`;
    const otherwise = 'Remove this file if it is a copy, or give its page another id.';
    const told = withSuggestion(message, ownNameOf(copy, owner, context), otherwise);
    return { file: copy.file, pointer: '/id', page: id, ...told };
  });
};
