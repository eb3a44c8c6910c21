import type { Finding } from '../../problem.ts';
import type { CheckContext } from '../check-context.ts';
import { isItem } from '../marks/is-item.ts';
import type { Marked } from '../marks/marked.ts';
import { namesWords, toldExchange } from '../marks/strayed-keys.ts';
import { keyOf } from '../marks/text-objects.ts';
import { textsByFile } from '../marks/texts-of-file.ts';
import { perContext } from '../per-context.ts';
import { camelCase } from '../words/key-parts.ts';

/** A place that shows a text, in its section or another part of its page; properties of the items of a list are a column. */
type Spot = { mark: Marked; at: number; part: string; column: string };

/** Two places of a file, and how much better their texts would fit if they were exchanged. */
type Pair = { one: Spot; other: Spot; gain: number };

/** What gains less may be right: of all pairs of this site's texts none gains more than two. */
const leastGain = 3;

const partOf = (pointer: string): string =>
  /^\/(?:sections\/\d+|layout\/[a-z]+(?:\/\d+)?|[^/]+)/.exec(pointer)?.[0] ?? '';

const spotOf = (mark: Marked, at: number): Spot => {
  const { pointer } = mark.place;
  return { mark, at, part: partOf(pointer), column: pointer.replace(/\/\d+(?=\/|$)/g, '/') };
};

/** The next place on one side, and the next one of the same column. */
const nextTo = (spot: Spot, step: 1 | -1, { spots, without }: { spots: Spot[]; without?: Spot }): Spot[] => {
  const found: Spot[] = [];
  for (let at = spot.at + step; spots[at]?.part === spot.part; at += step) {
    const other = spots[at];
    if (!other || other === without) continue;
    const isInColumn = other.column === spot.column;
    if (isInColumn || found.length === 0) found.push(other);
    if (isInColumn) break;
  }
  return found;
};

const beside = (spot: Spot, spots: Spot[], without?: Spot): Spot[] => {
  const among = { spots, ...(without && { without }) };
  return [...nextTo(spot, -1, among), ...nextTo(spot, 1, among)];
};

/** The places of a file beside which no text of the same group stands: nearly none. */
const apart = (spots: Spot[]): Spot[] =>
  spots.filter((spot) => !beside(spot, spots).some(({ mark }) => mark.text?.group === spot.mark.text?.group));

const stepsOf = ({ mark }: Spot): string[] => keyOf(mark).split('.');

const sharedSteps = (one: string[], other: string[]): number => {
  const differs = one.findIndex((step, at) => step !== other[at]);
  return differs === -1 ? one.length : differs;
};

const sectionTypes = perContext(
  ({ sections }: CheckContext) =>
    new Map(sections.map(({ place, section }) => [`${place.file}#${place.pointer}`, section.type])),
);

/** What a place is called: by the type of its section, and the properties that lead to it. Ids may be what was exchanged. */
const namesOf = (context: CheckContext, { mark: { place }, part }: Spot): Set<string> => {
  const steps = place.pointer.split('/').filter((step) => step !== '' && !isItem(step));
  const type = sectionTypes(context).get(`${place.file}#${part}`) ?? '';
  return new Set([...steps, type].map(camelCase));
};

/** How much better the text of a place fits another one than its own, by what surrounds both. */
type Gain = (text: Spot, place: Spot) => number;

const gainIn = (context: CheckContext, spots: Spot[]): Gain => {
  /** What the key of a text shares with those beside a place, and with the names of the place. */
  const fitOf = (text: Spot, place: Spot, other: Spot): number => {
    const [steps, names] = [stepsOf(text), namesOf(context, place)];
    const shared = beside(place, spots, other).map((near) => sharedSteps(steps, stepsOf(near)));
    return Math.max(0, ...shared) + steps.filter((step) => names.has(step)).length;
  };
  return (text, place) => fitOf(text, place, text) - fitOf(text, text, place);
};

/** The pairs of places whose texts would fit better if they were exchanged, the best first. */
const pairsOf = (context: CheckContext, spots: Spot[]): Pair[] => {
  const gain = gainIn(context, spots);
  const isTwice = ({ mark }: Spot) =>
    spots.some((other) => other.mark !== mark && other.mark.text === mark.text);
  const pairOf = (one: Spot, other: Spot): Pair => {
    const [ofOne, ofOther] = [gain(one, other), gain(other, one)];
    // A text that is there a second time was rather copied than exchanged.
    const isSure = ofOne >= (isTwice(other) ? 2 : 1) && ofOther >= (isTwice(one) ? 2 : 1);
    return { one, other, gain: isSure ? ofOne + ofOther : 0 };
  };
  const suspects = apart(spots);
  return suspects
    .flatMap((one, index) => suspects.slice(index + 1).map((other) => pairOf(one, other)))
    .filter((pair) => pair.gain >= leastGain && pair.one.mark.text !== pair.other.mark.text)
    .toSorted((one, other) => other.gain - one.gain);
};

/** Two texts of a file each of which belongs where the other is, by all that stands there: no other pair would gain as much. */
export const exchangedPlaces = (context: CheckContext): Finding[] =>
  [...textsByFile(context).values()].flatMap((marks) => {
    const [best, next] = pairsOf(context, marks.filter(namesWords).map(spotOf));
    return best && best.gain !== next?.gain ? [toldExchange(best.one.mark, best.other.mark)] : [];
  });
