import type { PageFile } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { exchangedPairs } from '../context/exchanged-pairs.ts';
import { namedPages } from '../context/links/configured-links.ts';
import { fileNameOf, isOwnId, isPageId } from '../context/own-names.ts';
import { camelCase } from '../context/words/keys/key-parts.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import type { Finding } from '../problems/problem.ts';

/** Whether a page has words that are called as something. */
const hasWordsOf = ({ document: { meta, card } }: PageFile, name: string): boolean => {
  const words = JSON.stringify([meta, card]);
  return [name, camelCase(name)].some((one) => words.includes(`:${one}.`) || words.includes(`.${one}.`));
};

const haveEachOthersName = (one: PageFile, other: PageFile): boolean =>
  fileNameOf(one) === other.document.id && fileNameOf(other) === one.document.id;

/** Two pages with each other's names: the files were exchanged where the words of each fit its id. */
const exchanged = ([page, twin]: [PageFile, PageFile]): Finding => {
  const [id, name] = [page.document.id, fileNameOf(page)];
  const areFiles = hasWordsOf(page, id) && !hasWordsOf(page, name);
  const message = `This page is called "${id}", and the page in ${twin.file} "${name}": ${seemExchanged('their names')} Exchange the two ${areFiles ? 'files' : 'ids'}.`;
  return { file: page.file, page: id, pointer: '/id', message, tells: 'exchange' };
};

/** What links name a page by is its name, and then its file is called wrongly. */
const misnamedFinding = (context: CheckContext, page: PageFile, isTaken: boolean): Finding => {
  const { id } = page.document;
  const name = fileNameOf(page);
  const rename = isTaken ? 'Rename the file.' : `Rename the file to "${id}.json".`;
  const isLinked = !isTaken && namedPages(context).has(id);
  const isOfId = isLinked || !isPageId(name);
  const why = isLinked ? ' and links name it so,' : '';
  const remedy = isOfId ? rename : `Write "id": "${name}", or rename the file.`;
  const message = `This page is called "${id}",${why} but its file "${name}". ${remedy}`;
  return {
    file: page.file,
    page: id,
    pointer: '/id',
    message,
    ...(isOfId ? {} : { suggestion: name }),
  };
};

/** Pages that are called otherwise than their files: mostly a slip, and nobody finds the file by the links to it. */
export const refPageName: Check = {
  id: 'ref/page-name',
  severity: 'warning',
  description: 'The id of a page is the name of its file.',
  advice:
    'Links name a page by its id, and people look for it by the name of its file; when both are the same, "page:contact" is the page in pages/contact.json. Write the name of the file as the id, or rename the file. The name of a folder may stand before it, such as "legal-privacy" in pages/legal/privacy.json.',
  run: (context) => {
    const { source, given } = context;
    const names = new Set(source.pages.map(fileNameOf));
    // "solution-not-found" does not name pages/not-found.json if there is a file of that name.
    const isOthers = (page: PageFile, id: string) => id !== fileNameOf(page) && names.has(id);
    const misnamed = source.pages.filter((page, index) => {
      const document: unknown = given.pages[index]?.document;
      const { id } = page.document;
      const isMisnamed = !isOwnId(page, id) || isOthers(page, id);
      return isMisnamed && (document as { id?: unknown } | null)?.id === id;
    });
    const pairs = exchangedPairs(misnamed, haveEachOthersName);
    const paired = new Set(pairs.flat());
    const alone = misnamed.filter((page) => !paired.has(page));
    return [
      ...pairs.map(exchanged),
      ...alone.map((page) => misnamedFinding(context, page, names.has(page.document.id))),
    ];
  },
};
