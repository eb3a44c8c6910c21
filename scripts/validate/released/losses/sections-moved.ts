import { isDeepStrictEqual } from 'node:util';
import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import { below } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { isPageFile } from '../../../../src/engine/core/file-names.ts';
import { isObject, listOf, objectOf } from '../../../../src/engine/core/json-value.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { placeIn } from '../../causes/shown-places.ts';
import { commitInWords, type Loss, type Past } from './loss.ts';

/** The sections of a page as it was and as it is. */
type Page = { file: string; document: Record<string, unknown>; before: unknown[]; now: unknown[] };

const changedPages = ({ files, former }: Past): Page[] =>
  [...former].flatMap(([file, text]): Page[] => {
    const document = isPageFile(file) ? parseJson(file, files.texts.get(file) ?? '').value : undefined;
    if (!isObject(document)) return [];
    const before = listOf(objectOf(text === undefined ? {} : parseJson(file, text).value).sections);
    return [{ file, document, before, now: listOf(document.sections) }];
  });

const isIn = (section: unknown, sections: unknown[]): boolean =>
  sections.some((other) => isDeepStrictEqual(other, section));

/** A section that stands on another page than at the commit, and the page that it has left. */
type Moved = { from: Page; place: Place };

const movedSections = (past: Past): Moved[] => {
  const pages = changedPages(past);
  return pages.flatMap((from) =>
    from.before
      .filter((section) => !isIn(section, from.now))
      .flatMap((section) =>
        pages.flatMap(({ file, document, before, now }): Moved[] => {
          const index = isIn(section, before) ? -1 : now.findIndex((own) => isDeepStrictEqual(own, section));
          return index === -1 ? [] : [{ from, place: placeIn(file, document, below('/sections', index)) }];
        }),
      ),
  );
};

/** A section that one page misses and that another has too much is one problem: it is not to be mended at both. */
export const sectionsMoved = (past: Past, problems: Problem[]): Loss[] =>
  movedSections(past).flatMap(({ from, place }): Loss[] => {
    const isMissed = ({ file, pointer }: Problem) => file === from.file && pointer === '/sections';
    const isTooMuch = ({ check, file }: Problem) =>
      file === place.file && /^schema\/(section-limit|duplicate-id)$/.test(check);
    if (![isMissed, isTooMuch].every((isOne) => problems.some(isOne))) return [];
    const message = `${placeInWords(place)}At ${commitInWords(past.since)} this section stood in ${from.file}, which misses it now. Move it back there.`;
    return [{ told: { ...place, message }, isFollower: (other) => isMissed(other) || isTooMuch(other) }];
  });
