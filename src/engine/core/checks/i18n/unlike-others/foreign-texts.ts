import { objectOf } from '../../../json/json-value.ts';
import { onDemand } from '../../../memory/on-demand.ts';
import { namesText } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { groupNamedBy } from '../../context/words/keys/group-named-by.ts';
import { type Habit, isOwnHabit, ownOf } from './habits.ts';
import { isThere, type Odd, usualOf } from './odd-habits.ts';

/** The outermost group of a text; empty for one without a group, and for all that is no text. */
const rootOf = (value: unknown): string => groupNamedBy(value).split('.', 1)[0] ?? '';

/** The groups of the texts of pages, by the titles of these. */
const rootsOfPages = ({ source }: CheckContext): Set<string> =>
  new Set(source.pages.map(({ document }) => rootOf(objectOf(objectOf(document).meta).title)));

/** Texts of the frame in the place of one that is each page's own, and that this page has, too. */
export const ofFrameAmong = (context: CheckContext): ((one: Odd) => boolean) => {
  const frame = onDemand(() => JSON.stringify(context.source.config.layout ?? {}));
  return (one) =>
    namesText(one.odd.what) &&
    isOwnHabit(one.usual) &&
    isThere(context, one) &&
    frame().includes(`"${one.odd.what}"`);
};

/** The groups of texts that pages of a collection usually name, each behind the name of its collection. */
const usualRoots = (usual: Habit[]): Set<string> =>
  new Set(usual.map(({ collection, what }) => `${collection} ${rootOf(what)}`));

/** Whether a text is one that another page of the collection has of its own: "t:products.mug.title" on the page of the pot. */
const isOfSibling = ({ source }: CheckContext, usual: Habit[]): ((habit: Habit) => boolean) => {
  const siblings = new Set(source.pages.map(({ collection, slug }) => `${collection} ${slug}`));
  const stemOf = ({ what }: Habit) => what.slice(0, what.indexOf('*'));
  const own = Map.groupBy(usual.filter(isOwnHabit), ({ collection }) => collection);
  const stems = new Map([...own].map(([collection, habits]) => [collection, new Set(habits.map(stemOf))]));
  return (habit) => {
    const { collection, slug } = habit;
    const written = ownOf(habit, habit);
    return [...(stems.get(collection) ?? [])].some((stem) => {
      const [name] = written.startsWith(stem) ? written.slice(stem.length).split('.') : [];
      return name !== undefined && name !== slug && siblings.has(`${collection} ${name}`);
    });
  };
};

/**
 * Texts of other pages in the place of a shared one, or of one that the page has of its own: those of groups that no page
 * of the collection usually names, and those of another page of it.
 */
export const foreignAmong = (context: CheckContext, places: Habit[][]): ((one: Odd) => boolean) => {
  const usual = places.flatMap((habits) => usualOf(habits) ?? []);
  const [roots, ofPages] = [usualRoots(usual), rootsOfPages(context)];
  const isSiblings = isOfSibling(context, usual);
  const isOfOther = (habit: Habit) =>
    (ofPages.has(rootOf(habit.what)) && !roots.has(`${habit.collection} ${rootOf(habit.what)}`)) ||
    isSiblings(habit);
  return (one) =>
    namesText(one.usual.what) && isOfOther(one.odd) && (!isOwnHabit(one.usual) || isThere(context, one));
};
