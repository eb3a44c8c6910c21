import { parentOf } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { placeName } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import { above, lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { shownPlaces } from './shown-places.ts';

/** A property that names a text which other places show as well, and the key of the text that belongs there. */
export type PastedWord = { place: Place; key: string; meant: string };

const isSame = (one: Place, other: Place): boolean =>
  one.file === other.file && one.pointer === other.pointer;

/** The places that show a text, but for one of them. */
export const othersThat = (files: Pick<SiteFiles, 'texts'>, key: string, place: Place): Place[] =>
  (shownPlaces(files, parentOf(key)).get(key) ?? []).filter((other) => !isSame(other, place));

/** Where a text is at home that was pasted somewhere else. */
const homeOf = (home: Place, place: Place): string => {
  const holder = lastStep(above(home.pointer));
  if (home.file === place.file && /^[a-z]\w*$/i.test(holder) && holder !== 'props')
    return `under "${holder}"`;
  const where = placeName(home);
  const isWholePage = where !== undefined && home.section === undefined;
  return isWholePage ? `on ${where}` : `in ${where ?? home.file}`;
};

/** Names in a row, in quotation marks. */
export const quoted = (names: string[]): string => {
  const all = names.map((name) => JSON.stringify(name));
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((part) => part !== '').join(' and ');
};

/** Which words stand in the place of others, and where these are at home. */
export const wordsInPlace = (files: Pick<SiteFiles, 'texts'>, pasted: PastedWord[]): string => {
  const [first] = pasted;
  const home = first && othersThat(files, first.key, first.place)[0];
  const groups = new Set(pasted.map(({ key }) => parentOf(key)));
  const [group = ''] = groups;
  const named = groups.size > 1 || group === '' ? quoted(pasted.map(({ key }) => key)) : `"${group}"`;
  const words = `the words of ${named}`;
  return first && home ? `${words}, which also stand ${homeOf(home, first.place)}` : words;
};
