import { exchangedPairs } from '../../context/exchanged-pairs.ts';
import { isAtHome, toldStrays } from '../../context/marks/exchanged-strays.ts';
import { groupOfText } from '../../context/marks/group-of-text.ts';
import type { Marked } from '../../context/marks/marked.ts';
import { keyOf, propertyOf, type TextObject } from '../../context/marks/text-objects.ts';
import { haveWordsOfEachOther } from '../../problems/exchange-phrases.ts';
import { isItem } from '../../problems/is-item.ts';
import { parentKey } from '../../problems/place-keys.ts';
import { above, lastStep } from '../../problems/pointer-steps.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';
import { pathInProps } from '../../schema-errors/fault.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';

/** Whether two properties name texts of one group. */
const areNeighbors = (one: Marked, other: Marked): boolean => one.text?.group === other.text?.group;

/** The only property of an object that names a text of another group than all others; of two it may be either. */
const outsidersOf = (marks: Marked[]): Marked[] => {
  const [first, second, third] = marks;
  if (!first || !second) return [];
  if (!third) return marks;
  const others = marks.filter((mark) => !areNeighbors(first, mark));
  if (others.length === 1) return others;
  return others.length === marks.length - 1 && areNeighbors(second, third) ? [first] : [];
};

/** An object with the properties of it that may name a text from elsewhere. */
type Mixed = { object: TextObject; outsiders: Marked[] };

/** The objects that name texts of more than one group. */
export const mixedObjects = (objects: TextObject[]): Mixed[] =>
  objects
    .filter(({ isMixed }) => isMixed)
    .flatMap((object) => {
      const outsiders = outsidersOf(object.marks);
      return outsiders.length === 0 ? [] : [{ object, outsiders }];
    });

/** A property, and the text that it would name if it named one of the group of those beside it. */
type Outsider = { mark: Marked; marks: Marked[]; group: string; name: string };

/** Whether a property names the text that an outsider would name. Asked very often: no key is put together. */
const namesTextOf = ({ text }: Marked, { group, name }: Omit<Outsider, 'mark' | 'marks'>): boolean =>
  text !== undefined && text.name === name && text.group === group;

const outsidersIn = ({ object: { marks }, outsiders }: Mixed): Outsider[] =>
  outsiders.flatMap((mark) => {
    const neighbor = (marks[0] === mark ? marks[1] : marks[0]) ?? mark;
    const expected = { group: groupOfText(neighbor), name: propertyOf(mark) };
    return marks.some((other) => namesTextOf(other, expected)) || isAtHome(mark)
      ? []
      : [{ mark, marks, ...expected }];
  });

const isCalledOtherwise = (mark: Marked): boolean => mark.text?.name !== propertyOf(mark);

/** Whether two properties of one name stand in items of one list. */
const areOfList = (one: Marked, other: Marked): boolean => {
  const [item, another] = [one.within ?? '', other.within ?? ''];
  return isItem(item) && above(item) === above(another) && propertyOf(one) === propertyOf(other);
};

/** Whether a property that has the text of an outsider can only have come to it by an exchange. */
const hasStrayed = ({ mark, marks }: Outsider, holder: Marked, ofHolder: Outsider[]): boolean =>
  ofHolder.some((other) => namesTextOf(mark, other)) ||
  // Of three texts two tell where the third belongs; an item with one text tells nothing.
  (marks.length > 2 && areOfList(mark, holder));

/** A property that shows a text from elsewhere, while the one that belongs there is shown by another property, too. */
const toldAlone = (mark: Marked, holder: Marked): Finding => {
  const message = `"${mark.name}" names "${keyOf(mark)}", which stands elsewhere, too. By its neighbors "${keyOf(holder)}" belongs here, as in "${pathInProps(holder.place.pointer)}".`;
  return { ...mark.place, ...withSuggestion(message, holder.value) };
};

/** The only property of a file that names the text that an outsider would name. */
const holderOf = (outsider: Outsider, texts: Marked[]): Marked | undefined => {
  let holder: Marked | undefined;
  for (const other of texts) {
    if (!namesTextOf(other, outsider)) continue;
    if (holder) return undefined;
    holder = other;
  }
  return holder;
};

/** The texts of a file, and what is known of them beyond it. */
type TextsOfFile = { texts: Marked[]; isKey: (key: string) => boolean; isTwice: (mark: Marked) => boolean };

/**
 * Two properties of different objects of a file that have each other's texts. Each names a text from elsewhere, and
 * stands beside the neighbors of the text that the other names. There the text has a name that is not its own. What
 * stands elsewhere, too, was copied: then the other property is as it should be.
 */
export const exchangedAcross = (objects: Mixed[], { texts, isKey, isTwice }: TextsOfFile): Finding[] => {
  const all = objects.flatMap(outsidersIn);
  const told = new Set<Marked[]>();
  return all.flatMap((one) => {
    const { mark, marks } = one;
    const holder = told.has(marks) ? undefined : holderOf(one, texts);
    if (!holder || !isKey(keyOf(holder)) || marks.includes(holder)) return [];
    const ofHolder = all.filter((other) => other.mark === holder);
    const isSure = hasStrayed(one, holder, ofHolder);
    if (!isSure && !(isCalledOtherwise(mark) && isCalledOtherwise(holder))) return [];
    told.add(marks);
    if (!isSure && isTwice(mark)) return [toldAlone(mark, holder)];
    for (const other of ofHolder) told.add(other.marks);
    return [toldStrays(mark, holder)];
  });
};

/** An object that has the name of a group of texts, and not those of the group. */
type Stranger = { marks: Marked[]; place: Place; name: string };

const strangerOf = ({ marks }: TextObject): Stranger[] => {
  const [first] = marks;
  const pointer = first?.within ?? '';
  if (!first || isItem(pointer)) return [];
  const name = lastStep(pointer);
  // Beside the properties of a section is no other group.
  if (name === '' || name === 'props' || marks.some((mark) => keyOf(mark).includes(`.${name}.`))) return [];
  return [{ marks, place: { ...first.place, pointer }, name }];
};

const haveTextsOf = ({ marks }: Stranger, { name }: Stranger): boolean =>
  marks.every((mark) => keyOf(mark).includes(`.${name}.`));

const areExchanged = (one: Stranger, other: Stranger): boolean =>
  haveTextsOf(one, other) && haveTextsOf(other, one);

/** Two neighboring groups of properties, each with the texts of the other: "done" and "failed". */
export const exchangedGroups = (objects: TextObject[]): Finding[] => {
  const families = Map.groupBy(objects.flatMap(strangerOf), ({ place }) => parentKey(place));
  return [...families.values()].flatMap((family) =>
    exchangedPairs(family, areExchanged).map(([one, other]): Finding => {
      const fault = haveWordsOfEachOther(one.name, other.name);
      return { ...toldExchange(one.place, other.place, fault), at: 'key' };
    }),
  );
};
