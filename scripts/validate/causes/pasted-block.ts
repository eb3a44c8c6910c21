import {
  keyBelow,
  lastNameOf,
  sharedGroup,
} from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { above, lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { textNamed } from '../../../src/engine/core/words/text-reference.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { keysAtProblem } from '../keys-at-problem.ts';
import { isRecorded } from './is-recorded.ts';
import { misplacedAt } from './misplaced-at.ts';
import { othersThat, type PastedWord, quoted, wordsInPlace } from './pasted-words.ts';
import { textsIn } from './shown-places.ts';

/** The name of what holds a property: of the properties of a section it is the id. */
const holderName = ({ pointer, section }: Place): string => {
  const name = lastStep(above(pointer));
  return name === 'props' && section !== undefined ? section : name;
};

/** The properties in what has the name of a group that show words of elsewhere, although the group has their names. */
const inPlaceOf = (files: SiteFiles, file: string, group: string): PastedWord[] =>
  textsIn(files, file).flatMap(({ key, place }) => {
    const meant = keyBelow(group, lastStep(place.pointer));
    const isMeant =
      meant !== key && holderName(place) === lastNameOf(group) && isRecorded(files.source, meant);
    return isMeant && othersThat(files, key, place).length > 0 ? [{ place, key, meant }] : [];
  });

/** What to write: where the words stand on the page itself, they are gone with the names. */
const writeAgain = ({ texts }: SiteFiles, pasted: PastedWord[]): string => {
  const isInline = pasted.some(({ key, place }) => texts.get(place.file)?.includes(`"t:${key}|`));
  const names = quoted(pasted.map(({ meant }) => textNamed(meant, isInline ? '' : undefined)));
  return isInline ? `Write ${names} and the words of this page behind the |.` : `Write ${names} again.`;
};

/** Texts that nothing shows any more, since the words of another place were pasted over all of them in one file. */
export const pastedBlock = (files: SiteFiles, file: string, problem: Problem): Problem | undefined => {
  const keys = keysAtProblem(problem);
  const pasted = inPlaceOf(files, file, sharedGroup(keys));
  const meant = pasted.map((word) => word.meant);
  const isOne = new Set(pasted.map(({ place }) => above(place.pointer))).size === 1;
  if (!isOne || !keys.every((key) => meant.includes(key))) return undefined;
  const gone = quoted(meant.filter((key) => keys.includes(key)));
  const message = `No page shows ${gone} any more. In that place stand ${wordsInPlace(files, pasted)}. ${writeAgain(files, pasted)}`;
  return misplacedAt(problem, pasted, message);
};
