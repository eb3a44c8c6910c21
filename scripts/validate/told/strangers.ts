import { parentOf } from '../../../src/engine/core/checks/context/words/key-parts.ts';
import type { Place } from '../../../src/engine/core/checks/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { type Shown, shownPlaces, textsIn } from './shown-places.ts';

/** A property that names a text. */
type Named = { key: string; place: Place };

const isBeside = ({ key, place }: Named, other: Named): boolean =>
  place.pointer !== other.place.pointer &&
  place.file === other.place.file &&
  place.section === other.place.section &&
  other.key.startsWith(`${parentOf(key)}.`);

const listed = (shown: Shown): Named[] =>
  [...shown].flatMap(([key, places]) => places.map((place) => ({ key, place })));

/** Whether another place shows the same text in a section that shows more texts of its group. */
const isAtHomeElsewhere = ({ key, place }: Named, named: Named[]): boolean =>
  named.some(
    (home) =>
      home.key === key &&
      (home.place.file !== place.file || home.place.section !== place.section) &&
      named.some((other) => isBeside(home, other)),
  );

/** The place of a property in all items of a list alike. */
const shapeOf = ({ place }: Named): string => place.pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/**
 * The only property of a file that names a text from elsewhere: its section shows no other text of that text's group,
 * while another section shows both it and others of the group. `group` belongs to this file. The page's own words may
 * be in several of its sections, so they count only if all similar items have texts of the group.
 */
export const onlyStranger = (files: SiteFiles, file: string, group: string): Named | undefined => {
  const named = textsIn(files, file);
  const isOfGroup = ({ key }: Named) => key.startsWith(`${group}.`);
  const othersThan = ({ place }: Named) => named.filter((other) => other.place.pointer !== place.pointer);
  const isOfOtherFile = (text: Named) =>
    !othersThan(text).some(({ key }) => key.startsWith(`${parentOf(text.key)}.`));
  const isUnlikePeers = (text: Named) => {
    const peers = othersThan(text).filter((other) => shapeOf(other) === shapeOf(text));
    return peers.length > 0 && peers.every(isOfGroup);
  };
  const [stranger, another] = named
    .filter((text) => !isOfGroup(text) && !named.some((other) => isBeside(text, other)))
    .filter((text) => isOfOtherFile(text) || isUnlikePeers(text))
    .filter((text) => isAtHomeElsewhere(text, listed(shownPlaces(files, parentOf(text.key)))));
  return another === undefined ? stranger : undefined;
};
