import { keyPointer } from '../../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { messageWithoutPlace } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../../src/engine/core/checks/problems/restated.ts';
import { isLocaleFile } from '../../../../src/engine/core/file-names.ts';
import type { PageFile } from '../../../../src/engine/core/types.ts';
import { parseText } from '../../../../src/engine/core/words/text-reference.ts';
import { isNewSince, type Past } from '../look-back.ts';
import { idIn } from '../losses/former-pages.ts';

/** A page in a message, as `seo/duplicate-title` names it. */
const inWords = ({ file, document }: PageFile): string => `The page "${document.id}" (${file})`;

/** Where a page has what another has at a place: in the same file of words, or on the page itself. */
const placeOn = ({ file, document }: PageFile, told: Place, name: 'title' | 'description'): Place => {
  const { key, inline } = parseText(document.meta[name] ?? '');
  const isInFile = key !== undefined && inline === undefined && isLocaleFile(told.file);
  const place = isInFile ? { file: told.file, pointer: keyPointer(key) } : { file, pointer: `/meta/${name}` };
  return { ...place, page: document.id };
};

/** Of two pages with one title or description, the one is told that is new since the commit. */
export const withNewPage = (past: Past, problem: Problem): Problem => {
  const { check, page, named } = problem;
  if (!check.startsWith('seo/duplicate-')) return problem;
  const { pages } = past.files.source;
  const [told, twin] = [page, named?.pages?.[0]].map((id) =>
    pages.find(({ document }) => idIn(document) === id),
  );
  if (!told || !twin || isNewSince(past, told.file) || !isNewSince(past, twin.file)) return problem;
  const place = placeOn(twin, problem, check === 'seo/duplicate-title' ? 'title' : 'description');
  const message = messageWithoutPlace(problem).replace(inWords(twin), inWords(told));
  return {
    ...restatedAt(problem, place, message),
    named: { pages: [told.document.id] },
  };
};
