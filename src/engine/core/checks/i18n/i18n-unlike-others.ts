import { parsePageLink } from '../../addresses/page-link.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { exchangedPairs } from '../context/exchanged-pairs.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { foreignAmong, ofFrameAmong } from './unlike-others/foreign-texts.ts';
import { type Habit, habitsOf, isOwnHabit, joinedHabits, ownOf } from './unlike-others/habits.ts';
import { habitName, isThere, type Odd, oddIn, usualOf } from './unlike-others/odd-habits.ts';

/** The item of a list that a place is in, or its section. */
const itemOf = ({ first: { file, pointer } }: Habit): string => file + /^(.*\/\d+)?/.exec(pointer)?.[0];

const areExchanged = (one: Odd, other: Odd): boolean =>
  one.odd.first.file === other.odd.first.file &&
  one.odd.what === other.usual.what &&
  other.odd.what === one.usual.what;

/** Two texts of one item that have each other's places. */
const areExchangedAmong = (one: Odd, other: Odd): boolean =>
  itemOf(one.odd) === itemOf(other.odd) && areExchanged(one, other);

/** Where a page, and no other, has what belongs at a place. */
const withStrayed = (places: Habit[][], all: Odd[]): Odd[] => {
  const usual = new Set(places.map(usualOf));
  const lone = Map.groupBy(
    places.flat().filter((habit) => habit.count === 1 && !usual.has(habit)),
    habitName,
  );
  return all.map((one) => {
    const strayed = lone.get(habitName(one.usual))?.find(({ first }) => first.file === one.odd.first.file);
    return { ...one, strayed };
  });
};

const told = ({ odd, usual, strayed }: Odd): Finding => {
  const also = strayed ? { also: [strayed.first.pointer] } : {};
  const [right, wrong] = [ownOf(usual, odd), ownOf(odd, odd)];
  const fault = `As on all other pages of "${usual.collection}", "${right}" belongs here, and "${wrong}" elsewhere.`;
  // A name alone would leave the words behind it to the other one.
  const remedy = usual.hasWords
    ? {
        ...withRemedy(fault, `Write "${right}|" and its words.`),
        named: { keys: [right.replace(/^t:/, '')] },
      }
    : withSuggestion(fault, right);
  return { ...odd.first, ...remedy, ...also };
};

/** Two that have each other's places, told at the first: either alone would stand there twice. */
const toldOfBoth = ([{ odd, usual }, other]: [Odd, Odd]): Finding => {
  const [right, wrong] = [ownOf(usual, odd), ownOf(odd, odd)];
  const fault = `As on all other pages of "${usual.collection}", "${right}" belongs here, and "${wrong}" where that stands now.`;
  return toldExchange(odd.first, other.odd.first, fault);
};

/** The page that a link leads to, whatever the place on it. */
const pageOf = ({ what }: Habit): string | undefined => parsePageLink(what)?.pageId;

/** Links to another page than those of all others, although they are called alike. */
const otherwiseLedAmong = (places: Habit[][]): ((one: Odd) => boolean) => {
  const alike = new Set(
    places.flatMap(([habit, another]) =>
      habit && !another && !isOwnHabit(habit) ? [`${habit.collection}\n${habit.at}`] : [],
    ),
  );
  return ({ odd, usual }) =>
    !isOwnHabit(usual) &&
    pageOf(odd) !== pageOf(usual) &&
    pageOf(odd) !== undefined &&
    alike.has(`${odd.collection}\n${odd.at.replace(/[^/]*$/, 'label')}`);
};

/** Whether what one page has is wrong there: a link by the page that it leads to, all else by where its like belongs. */
const wrongAmong = (context: CheckContext, places: Habit[][]): ((one: Odd) => boolean) => {
  // A value without a place of its own on the other pages may well belong where it is.
  const placed = new Set(places.flatMap((habits) => usualOf(habits) ?? []).map(habitName));
  const named = Map.groupBy(places.flat(), habitName);
  const isCopied = ({ odd }: Odd) =>
    named.get(habitName(odd))?.some(({ first, at }) => first.file === odd.first.file && at !== odd.at) ===
    true;
  const [isForeign, isOfFrame] = [foreignAmong(context, places), ofFrameAmong(context)];
  const leadsOtherwise = otherwiseLedAmong(places);
  const isMisplaced = (one: Odd) =>
    one.strayed !== undefined ||
    (placed.has(habitName(one.odd)) && isThere(context, one)) ||
    (!isOwnHabit(one.usual) && isCopied(one)) ||
    isForeign(one) ||
    isOfFrame(one);
  return (one) => (one.odd.kind === 'link' ? leadsOtherwise(one) : isMisplaced(one));
};

/**
 * Values on one page of a collection where all other pages have something else. A text of the page's own instead of a
 * shared one is reported only if the page has it a second time.
 */
const unlikeOthers = (habits: Habit[], context: CheckContext): Finding[] => {
  const places = joinedHabits(habits);
  const all = places.flatMap(oddIn);
  if (all.length === 0) return [];
  // An item that was moved as a whole is as it should be, only elsewhere.
  const among = new Set(exchangedPairs(all, areExchangedAmong).flat());
  const moved = new Set(all.flatMap((one) => (one.odd.fits && !among.has(one) ? [itemOf(one.odd)] : [])));
  const isWrong = wrongAmong(context, places);
  const odd = withStrayed(places, all).filter((one) => !moved.has(itemOf(one.odd)) && isWrong(one));
  const pairs = exchangedPairs(odd, areExchanged);
  const paired = new Set(pairs.flat());
  return [...pairs.map(toldOfBoth), ...odd.filter((one) => !paired.has(one)).map(told)];
};

/** Texts, links, pictures and icons that one page of a collection has in the place of others. */
export const i18nUnlikeOthers: Check<Habit> = {
  id: 'i18n/unlike-others',
  severity: 'warning',
  description:
    'The pages of a collection have their texts, pictures and icons in the same places, and links of the same words lead to the same.',
  advice:
    'Pages of one kind are copied from each other, and lines get mixed up. When a page has something in one place that all others have in another, it mostly belongs there. Write what the others have, or their like for this page. What no other page has may stand anywhere. Example: "title": "t:productPage.demo" where all other products have "t:productPage.benefits".',
  acrossPages: { see: habitsOf, tell: unlikeOthers },
};
