import { camelCase, lastNameOf, parentOf } from '../../../src/engine/core/checks/context/words/key-parts.ts';
import { above, lastStep, type Place } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { shownPlaces, textsIn } from './shown-places.ts';

type ShownText = { key: string; place: Place };

/** What an object is called: the props of a section as the section. */
const nameOf = (pointer: string, section = ''): string =>
  lastStep(pointer) === 'props' ? section : lastStep(pointer);

type Lost = { group: string; names: string[] };

/** The texts of an object in the properties of some names, when each is of another group. */
const othersIn = (texts: ShownText[], { group, names }: Lost): ShownText[] => {
  const found = texts.filter(({ place }) => names.includes(lastStep(place.pointer)));
  return found.length === names.length && found.every(({ key }) => parentOf(key) !== group) ? found : [];
};

/**
 * The texts that stand in the place of those of a group and are shown elsewhere, too: in the only object of a file that
 * is called as the group, in the properties that are called as its texts. Empty when there is no such object.
 */
export const textsInsteadOf = (
  files: Pick<SiteFiles, 'texts'>,
  file: string,
  keys: string[],
): ShownText[] => {
  const group = parentOf(keys[0] ?? '');
  const isElsewhere = ({ key }: ShownText) => (shownPlaces(files, parentOf(key)).get(key) ?? []).length > 1;
  const holders = Map.groupBy(textsIn(files, file), ({ place }) => above(place.pointer));
  const found = [...holders].flatMap(([pointer, texts]) => {
    if (camelCase(nameOf(pointer, texts[0]?.place.section)) !== lastNameOf(group)) return [];
    const others = othersIn(texts, { group, names: keys.map(lastNameOf) });
    return others.length > 0 && others.every(isElsewhere) ? [others] : [];
  });
  const [only = [], another] = found;
  return another ? [] : only;
};
