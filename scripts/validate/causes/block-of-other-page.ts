import { isWithin } from '../../../src/engine/core/checks/context/words/keys/is-within.ts';
import {
  groupOfPage,
  keyBelow,
  sharedGroup,
} from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import type { Place, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { keysAtProblem } from '../keys-at-problem.ts';
import { misplacedAt } from './misplaced-at.ts';
import { othersThat } from './pasted-words.ts';
import { textsIn } from './shown-places.ts';

const pageGroupIn = (files: SiteFiles, file: string): string =>
  groupOfPage(textsIn(files, file).find(({ place }) => place.pointer === '/meta/title')?.key);

/** A text that a page shows, and that is one of another page. */
type Foreign = { key: string; place: Place; home: Place };

/** The texts of a file that are another page's in a group which is called as one of its own. */
const foreignTexts = (files: SiteFiles, file: string, group: string): Foreign[] => {
  const own = pageGroupIn(files, file);
  if (own === '' || !isWithin(group, own)) return [];
  const inner = group.slice(own.length + 1);
  return textsIn(files, file)
    .filter(({ key }) => !isWithin(key, own) && (inner === '' || key.includes(`.${inner}.`)))
    .flatMap(({ key, place }): Foreign[] => {
      const home = othersThat(files, key, place).find((other) => {
        const its = pageGroupIn(files, other.file);
        return other.file !== file && its !== '' && isWithin(key, inner === '' ? its : keyBelow(its, inner));
      });
      return home ? [{ key, place, home }] : [];
    });
};

const messageOf = (foreign: Foreign[], keys: string[]): string => {
  const page = `which the page "${foreign[0]?.home.page}" shows`;
  return foreign.length === 1 && keys.length === 1
    ? `Here stands the text "${foreign[0]?.key}", ${page}; this page's own is "${keys[0]}". Write that again.`
    : `Here stand the texts of "${sharedGroup(foreign.map(({ key }) => key))}", ${page}; this page's own are "${sharedGroup(keys)}". Write those again.`;
};

/** Texts that nothing shows any more, since a list or a section of another page was pasted over that of their page. */
export const blockOfOtherPage = (files: SiteFiles, file: string, problem: Problem): Problem | undefined => {
  const keys = keysAtProblem(problem);
  const foreign = foreignTexts(files, file, sharedGroup(keys));
  const [first] = foreign;
  if (!first || !foreign.every(({ home }) => home.file === first.home.file)) return undefined;
  return misplacedAt(problem, foreign, messageOf(foreign, keys));
};
