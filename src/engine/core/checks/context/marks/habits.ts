import type { Finding, Place } from '../../problem.ts';
import type { CheckContext } from '../check-context.ts';
import { gathered } from '../gathered.ts';
import type { Marked } from './marked.ts';
import { marksOfKind } from './marks-of-kind.ts';

/** How often pages of a collection name a text at a place; their own texts are one, without a key. */
export type Habit = {
  collection: string;
  at: string;
  key: string;
  count: number;
  /** The first of these places, and whether a text beside it is called alike, so that it fits. */
  first: Place;
  fits: boolean;
};

/** Where a text stands on any page of a collection: by its section and the properties that lead to it. */
const spotOf = ({ place: { section, pointer } }: Marked): string =>
  section === undefined ? pointer : section + pointer.slice(pointer.indexOf('/', '/sections/'.length));

const isAlike = (mark: Marked, other: Marked | undefined): boolean =>
  other?.within === mark.within &&
  other?.place.file === mark.place.file &&
  other.text?.name === mark.text?.name;

/** What the pages of each collection name, and how often. */
export const habitsOf = (context: CheckContext): Habit[] => {
  const entries = context.source.pages.flatMap(({ file, collection, slug = '' }) =>
    collection === undefined ? [] : [[file, { collection, own: `.${slug}.` }] as const],
  );
  if (entries.length === 0) return [];
  const byFile = new Map(entries);
  const habits = new Map<string, Habit>();
  const texts = marksOfKind(context, 'text');
  for (const [index, mark] of texts.entries()) {
    const entry = byFile.get(mark.place.file);
    if (!entry || !mark.text) continue;
    const { collection, own } = entry;
    const at = spotOf(mark);
    const key = mark.text.key.includes(own) ? '' : mark.text.key;
    const name = [collection, at, key].join('\n');
    const known = habits.get(name);
    if (known) known.count += 1;
    else {
      const fits = isAlike(mark, texts[index - 1]) || isAlike(mark, texts[index + 1]);
      habits.set(name, { collection, at, key, count: 1, first: mark.place, fits });
    }
  }
  return [...habits.values()];
};

/** A habit as the parts of a large site tell of it. */
export const sentHabit = ({ collection, at, key, count, first, fits }: Habit): Finding => ({
  ...first,
  message: '',
  names: [collection, at, key, String(count), fits ? 'fits' : ''],
});

const receivedHabit = ({ message: _, names = [], ...first }: Finding): Habit => {
  const [collection = '', at = '', key = '', count = '', fits = ''] = names;
  return { collection, at, key, count: Number(count), first, fits: fits !== '' };
};

/** The habits of a whole site, by collection and place, from those of its parts. */
export const joinedHabits = (sent: Finding[]): Habit[][] => {
  const alike = gathered(sent.map(receivedHabit), ({ collection, at, key }) =>
    [collection, at, key].join('\n'),
  );
  const habits = [...alike.values()].flatMap((same): Habit[] => {
    const [first] = same;
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
  return [...gathered(habits, ({ collection, at }) => `${collection}\n${at}`).values()];
};
