import type { PageFile } from '../../types.ts';
import type { CheckContext } from '../context/check-context.ts';
import { fileNameOf, isOwnId, isPageId } from '../context/own-names.ts';
import { perContext } from '../context/per-context.ts';
import { camelCase } from '../context/words/keys/key-parts.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** The page whose content another file has, too, while the words that the name of this file stands for are there. */
const contentOf = ({ source, keyTable }: CheckContext, page: PageFile): PageFile | undefined => {
  const text = JSON.stringify(page.document);
  const group = camelCase(fileNameOf(page));
  const hasOwnWords = () => keyTable.keys.some((key) => key.split('.').includes(group));
  const isSame = (other: PageFile) => other !== page && JSON.stringify(other.document) === text;
  const original = source.pages.find((other) => other.document.id === page.document.id && isSame(other));
  return original && hasOwnWords() ? original : undefined;
};

const misnamed = (id: string, name: string): string =>
  `Links name this page "${name}", as its file is called, but its id is "${id}".`;

/** An id that is a slip is the name of the file. */
const toldOfSlip = (id: string, name: string): Pick<Finding, 'message' | 'suggestion' | 'fix'> => ({
  ...withSuggestion(misnamed(id, name), name),
  fix: { set: name },
});

/** A new name of a page nobody takes back for its author. */
const toldOfNewName = (id: string, name: string): Pick<Finding, 'message' | 'suggestion'> => {
  const remedy = `Write "id": "${name}" again. After that, this command gives the page its new name everywhere: npm run content -- rename page ${name} ${id}`;
  return { ...withRemedy(misnamed(id, name), remedy), suggestion: name };
};

/** Pages with an id that is not the name of their file, while links use that name: one fault, at the id. */
export const misnamedPages = perContext((context: CheckContext): Map<string, Finding> => {
  const { source, pages } = context;
  const isAnothers = (page: PageFile, id: string) =>
    source.pages.some((other) => other.document.id === id && other.file !== page.file);
  return new Map(
    source.pages.flatMap((page): [string, Finding][] => {
      const name = fileNameOf(page);
      const { id } = page.document;
      if (pages.has(name) || (isOwnId(page, id) && !isAnothers(page, id))) return [];
      const original = contentOf(context, page);
      if (original) {
        const message = `This file has the content of ${original.file}, and links name the page "${name}" that was here. Put its own content back.`;
        return [[name, { file: page.file, page: id, pointer: '/id', message }]];
      }
      const isNewName = isPageId(id) && !isAnothers(page, id) && closest(id, [name]) === undefined;
      const told = isNewName ? toldOfNewName(id, name) : toldOfSlip(id, name);
      return [[name, { file: page.file, page: id, pointer: '/id', ...told }]];
    }),
  );
});
