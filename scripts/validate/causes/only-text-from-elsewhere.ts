import { isInside } from '../../../src/engine/core/checks/context/words/keys/is-within.ts';
import { parentOf } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { pointerInAnyItem } from '../../../src/engine/core/checks/problems/pointer-in-any-item.ts';
import { isBelow, lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { sharedPointer } from './former-place.ts';
import { type Shown, shownPlaces, textsIn } from './shown-places.ts';

/** A property that names a text. */
type Named = { key: string; place: Place };

const isBeside = ({ key, place }: Named, other: Named): boolean =>
  place.pointer !== other.place.pointer &&
  place.file === other.place.file &&
  place.section === other.place.section &&
  isInside(other.key, parentOf(key));

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

/** Whether several other places show the same text by a property of the same name: it belongs to all of them. */
const isOfMany = ({ key, place }: Named, shown: Shown): boolean => {
  const alike = shown.get(key)?.filter(({ pointer }) => lastStep(pointer) === lastStep(place.pointer)) ?? [];
  return alike.length > 2;
};

/** Something within the properties of a section. */
const ofPart = /^\/sections\/\d+\/props\/./;

/**
 * The only property of a file that names a text of elsewhere: one whose section shows no other text of its group, while
 * another section shows both it and others of the group. `group` is at home in the file. As the words of the page
 * itself may stand in several of its sections, they are from elsewhere only where all like items have texts of the group, or all
 * others of a part of the section, such as a drawing.
 */
export const onlyTextFromElsewhere = (files: SiteFiles, file: string, group: string): Named | undefined => {
  const named = textsIn(files, file);
  const isOfGroup = ({ key }: Named) => isInside(key, group);
  const othersThan = ({ place }: Named) => named.filter((other) => other.place.pointer !== place.pointer);
  const isOfOtherFile = (text: Named) =>
    !othersThan(text).some(({ key }) => isInside(key, parentOf(text.key)));
  const isUnlikePeers = (text: Named) => {
    const peers = othersThan(text).filter(
      (other) => pointerInAnyItem(other.place.pointer) === pointerInAnyItem(text.place.pointer),
    );
    return peers.length > 0 && peers.every(isOfGroup);
  };
  const holder = sharedPointer(named.filter(isOfGroup).map(({ place }) => place.pointer));
  const inHolder = named.filter(({ place }) => isBelow(place.pointer, holder));
  const isAloneInHolder = (text: Named) =>
    ofPart.test(holder) && inHolder.every((other) => (other === text) !== isOfGroup(other));
  const [fromElsewhere, another] = named
    .filter((text) => !isOfGroup(text) && !named.some((other) => isBeside(text, other)))
    .filter((text) => isOfOtherFile(text) || isUnlikePeers(text) || isAloneInHolder(text))
    .filter((text) => {
      const shown = shownPlaces(files, parentOf(text.key));
      return !isOfMany(text, shown) && isAtHomeElsewhere(text, listed(shown));
    });
  return another === undefined ? fromElsewhere : undefined;
};
