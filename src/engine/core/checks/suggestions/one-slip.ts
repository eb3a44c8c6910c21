import { onlyOne } from '../context/only-one.ts';
import { editDistance } from './edit-distance.ts';

/** A name without what tells it from others of a row: "team" of team-1, team2 and team-b. */
const withoutNumber = (word: string): string => word.replace(/[-_]?\d+$|-[a-z]$/, '');

/** Whether two names are members of one row, and so no slips for each other: team-1 and team-2, story and story2. */
export const areOfRow = (one: string, other: string): boolean =>
  one !== other && withoutNumber(one) === withoutNumber(other);

/** A single slip changes the length by at most one, and keeps the first or the last letter: a cheap test. */
const mayBeOneSlip = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 1 && (one[0] === other[0] || one.at(-1) === other.at(-1));

/** Whether a single slip of a finger makes one word the other: a letter, two neighbours, or large for small. */
export const isOneSlip = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() ||
  (mayBeOneSlip(one, other) && editDistance(one, other) === 1 && !areOfRow(one, other));

const lettersOf = (name: string): string => name.replace(/[-_\s]/g, '').toLowerCase();

/** The only candidate with the letters of a word, which puts them together in another way: publish_at and publishAt. */
export const onlySpelling = (word: string, candidates: Iterable<string>): string | undefined =>
  onlyOne([...candidates].filter((candidate) => lettersOf(candidate) === lettersOf(word)));

/** Whether two names are one, for a single thing and for many: both are right. No plural ends in "ss". */
export const isPlural = (one: string, other: string): boolean => {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return longer === `${shorter}s` && !longer.endsWith('ss');
};

/** Shorter words become others by a single letter: "line" and "link" are both right. */
const surest = 5;

/** The only candidate that is a single slip away from the word, so that it may be put in its place unasked. */
export const onlySlip = (word: string, candidates: Iterable<string>): string | undefined =>
  word.length < surest
    ? undefined
    : onlyOne([...candidates].filter((candidate) => isOneSlip(word, candidate)));
