import type { Check } from './check.ts';
import { exchangedPairs } from './context/exchanged/exchanged-pairs.ts';
import { type Habit, habitsOf, joinedHabits, sentHabit } from './context/marks/habits.ts';
import type { Finding } from './problem.ts';
import { withSuggestion } from './suggest.ts';

/** Of fewer pages that say the same, nothing follows for another one. */
const leastAlike = 3;

/** A place at which one page names another text than all others of its collection. */
type Odd = { odd: Habit; usual: Habit };

const usualOf = (habits: Habit[]): Habit | undefined => {
  const total = habits.reduce((sum, { count }) => sum + count, 0);
  return habits.find(({ key, count }) => key !== '' && count >= leastAlike && count >= total - 1);
};

const oddIn = (habits: Habit[]): Odd[] => {
  const usual = usualOf(habits);
  const odd = habits.find((habit) => habit !== usual && habit.key !== '' && !habit.fits);
  return usual && odd ? [{ odd, usual }] : [];
};

const areExchanged = (one: Odd, other: Odd): boolean =>
  one.odd.first.file === other.odd.first.file &&
  one.odd.key === other.usual.key &&
  other.odd.key === one.usual.key;

const told = ({ odd, usual }: Odd): Finding => {
  const message = `All other pages of "${usual.collection}" name "${usual.key}" here, and "${odd.key}" elsewhere.`;
  return { ...odd.first, ...withSuggestion(message, `t:${usual.key}`) };
};

/** Texts of all pages of a collection that one page names in another place than the others. */
const unlikeOthers = (sent: Finding[]): Finding[] => {
  const places = joinedHabits(sent);
  // A text of its own, or one that no other page has in a place of its own, may well stand where it does.
  const usual = new Set(places.flatMap((habits) => usualOf(habits) ?? []).map(nameOf));
  const odd = places.flatMap(oddIn).filter((one) => usual.has(nameOf(one.odd)));
  const seconds = new Set(exchangedPairs(odd, areExchanged).map(([, second]) => second));
  return odd.filter((one) => !seconds.has(one)).map(told);
};

const nameOf = ({ collection, key }: Habit): string => `${collection}\n${key}`;

/** Texts that one page of a collection names in the place of another. */
export const i18nUnlikeOthers: Check = {
  id: 'i18n/unlike-others',
  severity: 'warning',
  description: 'The pages of a collection name the texts that they share in the same places.',
  advice:
    'Pages of one kind are copied from each other, and share headings and the words of buttons. When a shared text stands on one of them where all others have another one, a line was mixed up. Name the text that the others name there. A text of its own may stand anywhere. Example: "title": "t:productPage.demo" where all other products have "t:productPage.benefits".',
  runOnPages: (context) => habitsOf(context).map(sentHabit),
  join: unlikeOthers,
};
