import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { lastNameOf, parentOf } from './context/key-parts.ts';
import { marksOfKind } from './context/marks-of-kind.ts';
import type { Marked } from './context/walk-marks.ts';
import { above, type Finding } from './problem.ts';
import { withSuggestion } from './suggest.ts';

/** The key that a property names. */
const keyOf = ({ text }: Marked): string => text?.key ?? '';

const propertyOf = ({ place: { pointer } }: Marked): string => pointer.slice(pointer.lastIndexOf('/') + 1);

/** Whether two properties name texts of one group. */
const areNeighbors = (one: Marked, other: Marked): boolean => parentOf(keyOf(one)) === parentOf(keyOf(other));

/** Whether a property names a text that is called as another property. */
const isCalledAs = (one: Marked, other: Marked): boolean => lastNameOf(keyOf(one)) === propertyOf(other);

/** Two properties of which each names the text that has the other's name. */
const exchangedAmong = (marks: Marked[]): Finding[] => {
  const strange = marks.filter((mark) => !isCalledAs(mark, mark));
  if (strange.length < 2) return [];
  for (const one of strange) {
    const other = strange.find(
      (candidate) => isCalledAs(one, candidate) && isCalledAs(candidate, one) && areNeighbors(one, candidate),
    );
    if (!other) continue;
    const [name, its] = [propertyOf(one), propertyOf(other)];
    const message = `"${name}" has the words of "${its}", and "${its}" has those of "${name}". Exchange them.`;
    return [{ ...one.place, message, also: [other.place.pointer] }];
  }
  return [];
};

/** The only property of an object that names a text of another group than all others; of two it may be either. */
const outsidersOf = (marks: Marked[]): Marked[] => {
  const [first, second, third] = marks;
  if (!first || !second) return [];
  const others = marks.filter((mark) => !areNeighbors(first, mark));
  if (others.length === 0 || !third) return others.length === 0 ? [] : marks;
  if (others.length === 1) return others;
  return others.length === marks.length - 1 && areNeighbors(second, third) ? [first] : [];
};

const placeOf = ({ keyTable, words }: CheckContext, key: string): Finding['origin'] => {
  if (!keyTable.numbers.has(key)) return undefined;
  for (const { texts, file } of words.values()) {
    const text = texts.get(key);
    if (text) return { file, pointer: text.pointer };
  }
  return undefined;
};

/** What a property names from elsewhere although the group of all texts beside it has one of its name, which is left over. */
const asOutsider = (context: CheckContext, marks: Marked[], one: Marked): Finding[] => {
  const [beside, ...more] = marks.filter((mark) => mark !== one);
  if (!beside) return [];
  const isTaken = (name: string) => [beside, ...more].some((mark) => lastNameOf(keyOf(mark)) === name);
  return [...new Set([propertyOf(one), lastNameOf(keyOf(one))])].flatMap((name): Finding[] => {
    const key = `${parentOf(keyOf(beside))}.${name}`;
    const origin = isTaken(name) ? undefined : placeOf(context, key);
    if (!origin || context.uses.has(key)) return [];
    const message = `No page shows "${key}", whose neighbors stand beside this. Here is "${keyOf(one)}".`;
    return [{ ...one.place, origin, ...withSuggestion(message, `t:${key}`) }];
  });
};

/** Whether a property names words. Items of lists have no names of their own. */
const isNamed = ({ text, place: { pointer } }: Marked): boolean =>
  text?.key.includes('.') === true && !/\d$/.test(pointer);

/** The texts that the objects of the pages name, those of one object together. */
const objectsOf = (context: CheckContext): Marked[][] => {
  const found: Marked[][] = [];
  let [file, objects] = ['', new Map<string, Marked[]>()];
  for (const mark of marksOfKind(context, 'text')) {
    if (!isNamed(mark)) continue;
    if (mark.place.file !== file) [file, objects] = [mark.place.file, new Map()];
    const at = above(mark.place.pointer);
    const known = objects.get(at);
    if (known) {
      if (known.push(mark) === 2) found.push(known);
    } else objects.set(at, [mark]);
  }
  return found;
};

/** Properties that name the text of another. */
export const i18nMisplacedKey: Check = {
  id: 'i18n/misplaced-key',
  severity: 'warning',
  description: 'A property names its own text, and not that of its neighbor or of another place.',
  advice:
    'When lines are copied or moved, a name easily stays behind: the heading shows the text, or one card the words of another, and the words that belong there are shown nowhere. Name the text that is meant. Example: "title": "t:home.hero.text" beside "text": "t:home.hero.title".',
  runOnPages: (context) =>
    objectsOf(context).flatMap((marks) => {
      const exchanged = exchangedAmong(marks);
      if (exchanged.length > 0) return exchanged;
      return outsidersOf(marks).flatMap((one) => asOutsider(context, marks, one));
    }),
};
