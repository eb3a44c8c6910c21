import { escapePattern } from '../../../escape-pattern.ts';
import { textNamed } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import type { Marked } from '../../context/marks/marked.ts';
import { marksOfKind } from '../../context/marks/marks-of-kind.ts';
import type { Place } from '../../problems/problem.ts';

/** How often pages of a collection name something at a place: a text, a link, a picture's file, an icon. */
export type Habit = {
  kind: string;
  collection: string;
  at: string;
  /** What they name, with an asterisk for the part that is each page's own: "t:products.*.title". */
  what: string;
  count: number;
  /** The first page with the habit: its name as it stands in the page's own keys, and the place. */
  slug: string;
  first: Place;
  /** Whether a text beside it is called alike, so that it fits. */
  fits: boolean;
  /** Whether the words stand behind the name. */
  hasWords: boolean;
};

/** Where something stands on any page of a collection: by its section and the properties that lead to it. */
const spotOf = ({ place: { section, pointer } }: Marked): string =>
  section === undefined ? pointer : section + pointer.slice(pointer.indexOf('/', '/sections/'.length));

const isAlike = (mark: Marked, other: Marked | undefined): boolean =>
  mark.text !== undefined &&
  other?.within === mark.within &&
  other?.place.file === mark.place.file &&
  other.text?.name === mark.text.name;

/** An entry of a collection, and how its name stands in keys of its own. */
type Entry = { slug: string; own: RegExp };

const entryOf = (slug: string): Entry => ({
  slug,
  own: new RegExp(`(?<=[./:-])${escapePattern(slug)}(?=[./-]|$)`),
});

const whatOf = ({ text, value }: Marked, { slug, own }: Entry): string => {
  const named = text ? textNamed(text.key) : value;
  return slug !== '' && named.includes(slug) ? named.replace(own, '*') : named;
};

/**
 * Counts what pages of a collection have at a place. Called for every text of a large site, so it makes few objects.
 */
const createCounter = (collection: string) => {
  const places = new Map<string, (Habit & { value: string })[]>();
  const note = (mark: Marked, entry: Entry, fits: () => boolean) => {
    const at = spotOf(mark);
    const habits = places.get(at) ?? [];
    if (habits.length === 0) places.set(at, habits);
    const { value } = mark;
    // All other pages may share the thing that this page is named after.
    const same = habits.find(
      (habit) => habit.value === value && (habit.slug === entry.slug || !isOwnHabit(habit)),
    );
    const what = same?.what ?? whatOf(mark, entry);
    const known = same ?? habits.find((habit) => habit.what === what);
    if (known) known.count += 1;
    else
      habits.push({
        kind: mark.kind,
        collection,
        at,
        what,
        value,
        count: 1,
        slug: entry.slug,
        first: mark.place,
        fits: fits(),
        hasWords: mark.text?.inline !== undefined,
      });
  };
  return { note, habits: (): Habit[] => [...places.values()].flat() };
};

/** What the pages of each collection name at which place, and how often. Words without a key are no habit, but what has no letters is one. */
export const habitsOf = (context: CheckContext): Habit[] => {
  const counters = new Map<string, ReturnType<typeof createCounter>>();
  const entries = context.source.pages.flatMap(({ file, collection, slug = '' }) => {
    if (collection === undefined) return [];
    const counter = counters.get(collection) ?? createCounter(collection);
    counters.set(collection, counter);
    return [[file, { entry: entryOf(slug), counter }] as const];
  });
  if (entries.length === 0) return [];
  const byFile = new Map(entries);
  const note = (mark: Marked, fits: () => boolean) => {
    const own = byFile.get(mark.place.file);
    own?.counter.note(mark, own.entry, fits);
  };
  const texts = marksOfKind(context, 'text');
  for (const [index, mark] of texts.entries())
    if (mark.text || !/\p{L}/u.test(mark.value))
      note(mark, () => isAlike(mark, texts[index - 1]) || isAlike(mark, texts[index + 1]));
  for (const kind of ['link', 'asset', 'icon'] as const)
    for (const mark of marksOfKind(context, kind)) note(mark, () => false);
  return [...counters.values()].flatMap(({ habits }) => habits());
};

/** Whether what pages have at a place is each one's own. */
export const isOwnHabit = ({ what }: Habit): boolean => what.includes('*');

/** What a page would have in the place of what others have. */
export const ownOf = ({ what }: Habit, { slug }: Habit): string => what.replace('*', slug);

/** Habits of one place and thing as one. */
const counted = (habits: Habit[]): Habit[] => {
  const alike = Map.groupBy(habits, ({ collection, at, what }) => `${collection}\n${at}\n${what}`);
  return [...alike.values()].flatMap((same): Habit[] => {
    const [first] = same;
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
};

/**
 * A page may have the name of something that others name as well: "loyalty" beside "t:products.benefits.loyalty".
 */
const withNamesakes = (habits: Habit[]): Habit[] => {
  const shared = new Set(
    habits.filter((habit) => !isOwnHabit(habit)).map(({ collection, what }) => `${collection}\n${what}`),
  );
  const isNamesake = (habit: Habit) =>
    habit.count === 1 && isOwnHabit(habit) && shared.has(`${habit.collection}\n${ownOf(habit, habit)}`);
  return habits.some(isNamesake)
    ? counted(habits.map((habit) => (isNamesake(habit) ? { ...habit, what: ownOf(habit, habit) } : habit)))
    : habits;
};

/** The habits of a whole site, by collection and place, from those of its parts. */
export const joinedHabits = (ofParts: Habit[]): Habit[][] => {
  const habits = withNamesakes(counted(ofParts));
  return [...Map.groupBy(habits, ({ collection, at }) => `${collection}\n${at}`).values()];
};
