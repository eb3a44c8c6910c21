import { isItem } from '../../problems/is-item.ts';
import type { Finding } from '../../problems/problem.ts';
import { isBeside, namesWords, toldStrays } from '../marks/exchanged-strays.ts';
import type { Marked } from '../marks/marked.ts';
import { keyOf } from '../marks/text-objects.ts';
import { sectionPointer } from '../section-pointer.ts';
import { camelCase, countSharedGroups } from '../words/keys/key-parts.ts';
import { inOneColumn } from './in-one-column.ts';

/** A place that shows a text: which one of its file, and the section or other part of a page that it stands in. */
type Spot = { mark: Marked; at: number; part: string };

/** A place around which no text of the group stands, with those that do, the names of its text's key, and its own. */
type Apart = Spot & { near: Marked[]; steps: string[]; names: ReadonlySet<string> };

/** Two places of a file, and how much better their texts would fit if they were exchanged. */
type Pair = { one: Apart; other: Apart; gain: number };

/** Texts that gain less than this may be right: no pair of this site's texts gains more than two. */
const leastGain = 3;

const partOf = ({ place: { pointer } }: Marked): string =>
  `${sectionPointer(pointer) ?? /^\/[^/]*/.exec(pointer)?.[0] ?? ''}/`;

/** The next text on one side, and the next one of the same column, both in the same part. */
const nextTo = (
  texts: Marked[],
  { mark, at, part }: Spot,
  { step, without }: { step: 1 | -1; without?: Marked },
) => {
  const found: Marked[] = [];
  for (let next = at + step; texts[next]?.place.pointer.startsWith(part); next += step) {
    const other = texts[next];
    if (!other || other === without) continue;
    const isInColumn = inOneColumn(other.place.pointer, mark.place.pointer);
    if (isInColumn || found.length === 0) found.push(other);
    if (isInColumn) break;
  }
  return found;
};

const around = (texts: Marked[], spot: Spot, without?: Marked): Marked[] => {
  const rest = without ? { without } : {};
  return [...nextTo(texts, spot, { step: -1, ...rest }), ...nextTo(texts, spot, { step: 1, ...rest })];
};

/** The properties that lead to a place. */
const namesOf = ({ mark: { place } }: Spot): Set<string> =>
  new Set(
    place.pointer
      .split('/')
      .filter((step) => step !== '' && !isItem(step))
      .map(camelCase),
  );

/** The places that stand apart: nearly none, and most others are known by their neighbors. */
const apartIn = (texts: Marked[]): Apart[] =>
  texts.flatMap((mark, at) => {
    if (isBeside(mark, texts[at - 1]) || isBeside(mark, texts[at + 1])) return [];
    const spot = { mark, at, part: partOf(mark) };
    const near = around(texts, spot);
    if (near.some(({ text }) => text?.group === mark.text?.group)) return [];
    return [{ ...spot, near, steps: keyOf(mark).split('.'), names: namesOf(spot) }];
  });

/**
 * The id of the section that a text stands in, which speaks for its place. It speaks for no other: ids may be exchanged
 * themselves. What its type is called says nothing, as that is a name of the code.
 */
const ownSection = ({ mark }: Apart, place: Apart): string | undefined =>
  place.mark === mark ? camelCase(mark.place.section ?? '') : undefined;

/**
 * How much the key of a text shares with the texts around a place, with their names, and with the names of the place.
 */
const fitOf = (
  texts: Marked[],
  text: Apart,
  { place, without }: { place: Apart; without: Apart },
): number => {
  const { mark, steps } = text;
  const near = place.near.includes(without.mark) ? around(texts, place, without.mark) : place.near;
  let shared = 0;
  for (const other of near) shared = Math.max(shared, countSharedGroups(keyOf(mark), keyOf(other)));
  const beside = near.map((other) => other.text?.name);
  const names = new Set([...place.names, ...beside, ownSection(text, place)]);
  for (const step of steps) if (names.has(step)) shared += 1;
  return shared;
};

/** How much better the text of one place fits another place than its own. */
const gainOf = (texts: Marked[], text: Apart, place: Apart): number =>
  fitOf(texts, text, { place, without: text }) - fitOf(texts, text, { place: text, without: place });

/** Whether two properties are of one kind: a note that was moved is not exchanged with the label of a button. */
const areAlike = ({ mark: one }: Apart, { mark: other }: Apart): boolean =>
  one.name === other.name || one.text?.name === other.name || other.text?.name === one.name;

const pairOf = (texts: Marked[], one: Apart, other: Apart): Pair[] => {
  if (!areAlike(one, other)) return [];
  // A text that is there a second time was rather copied than exchanged.
  const leastBeside = ({ mark }: Apart) =>
    texts.some((text) => text !== mark && text.text === mark.text) ? 2 : 1;
  const ofOne = gainOf(texts, one, other);
  if (ofOne < 1) return [];
  const ofOther = gainOf(texts, other, one);
  const gain = ofOne + ofOther;
  if (ofOther < 1 || gain < leastGain || one.mark.text === other.mark.text) return [];
  return ofOne >= leastBeside(other) && ofOther >= leastBeside(one) ? [{ one, other, gain }] : [];
};

/** The pairs of places whose texts would fit better if they were exchanged, the best first. */
const pairsOf = (texts: Marked[]): Pair[] => {
  const apart = apartIn(texts);
  return apart
    .flatMap((one, index) => apart.slice(index + 1).flatMap((other) => pairOf(texts, one, other)))
    .toSorted((one, other) => other.gain - one.gain);
};

/**
 * The two texts of a file that fit each other's places best, by all that stands there; none if another pair gains as
 * much.
 */
export const exchangedPlaces = (marks: Marked[]): Finding[] => {
  const [best, next] = pairsOf(marks.filter(namesWords));
  return best && best.gain !== next?.gain ? [toldStrays(best.one.mark, best.other.mark)] : [];
};
