import { strangeLetterIn, unseenSignIn } from './context/words/strange-letters.ts';

type Rows = { before: number[]; row: number[] };

/** Compares one more letter of a word with all letters of another: `index` is its place. */
const nextRow = (
  { before, row: previous }: Rows,
  one: string,
  [other, index]: [string, number],
): number[] => {
  const row = [(previous[0] ?? 0) + 1];
  for (let at = 1; at <= other.length; at += 1) {
    const changed = (previous[at - 1] ?? 0) + (other[at - 1] === one[index] ? 0 : 1);
    const best = Math.min(changed, (previous[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    const isSwapped = at > 1 && one[index] === other[at - 2] && one[index - 1] === other[at - 1];
    row.push(isSwapped ? Math.min(best, (before[at - 2] ?? best) + 1) : best);
  }
  return row;
};

/** What two words differ in, without their common beginning and end: for keys of texts mostly little. */
const differingParts = (one: string, other: string): [string, string] => {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
};

/** How many letters must be added, removed, changed or exchanged with their neighbour to make one word the other. */
export const editDistance = (first: string, second: string): number => {
  const [one, other] = differingParts(first, second);
  if (one === '' || other === '') return one.length + other.length;
  let rows: Rows = { before: [], row: Array.from({ length: other.length + 1 }, (_, index) => index) };
  for (let index = 0; index < one.length; index += 1)
    rows = { before: rows.row, row: nextRow(rows, one, [other, index]) };
  return rows.row.at(-1) ?? 0;
};

const tolerance = (word: string) => Math.max(2, Math.floor(word.length / 3));

/** A word up to this length becomes another word by a single letter: "bone" is no slip for "fone". */
const short = 4;

/** Whether a word may be a slip for another so many letters away. Nobody mistakes the first letter of a short word. */
const mayBeMeant = (word: string, candidate: string, distance: number): boolean => {
  if (word.length > short || distance === 0) return true;
  const isSameStart = word[0] === candidate[0];
  if (word.length !== candidate.length) return isSameStart || distance === 1;
  return distance === 1 && (isSameStart || word[0] === candidate[1]);
};

const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|qu|q|c(?![eiyh])/g, 'k'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

const soundOf = (word: string): string =>
  sounds.reduce((sound, [letters, one]) => sound.replace(letters, one), word);

/** How far away a word is that sounds alike: nearer than one that looks alike. */
const sounding = 0.5;

/** The candidate that was probably meant, or undefined when none is close enough. */
export const closest = (word: string, candidates: Iterable<string>): string | undefined => {
  const limit = tolerance(word);
  const own = word.toLowerCase();
  const sound = soundOf(own);
  let best: { candidate: string; far: number } | undefined;
  for (const candidate of candidates) {
    if (candidate === '' || Math.abs(candidate.length - word.length) > limit) continue;
    if (best?.far === 0) break;
    const other = candidate.toLowerCase();
    const distance = editDistance(own, other);
    if (distance > limit || distance >= word.length) continue;
    const far = distance > 0 && soundOf(other) === sound ? sounding : distance;
    if (far >= 1 && !mayBeMeant(own, other, distance)) continue;
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { candidate, far };
  }
  return best?.candidate;
};

/** Whether two keys of as many parts differ in one of them at most; a dot may be too much or missing. */
const mayBeKeyMeant = (key: string, candidate: string): boolean => {
  if (key.split('.').length !== candidate.split('.').length)
    return Math.abs(key.length - candidate.length) <= 2;
  return differingParts(key, candidate).every((part) => !part.includes('.'));
};

/** Like `closest`, for names of several parts, one of which is misspelt: home.why.title is no slip for home.hero.title. */
export const closestKey = (key: string, candidates: Iterable<string>): string | undefined => {
  const all = [...candidates];
  const small = key.toLowerCase();
  // Capitals are one slip, however many parts they are in.
  const alike = all.find((candidate) => candidate.toLowerCase() === small);
  if (alike !== undefined) return alike;
  const near = all.filter((candidate) => mayBeKeyMeant(key, candidate));
  const best = closest(key, near);
  const [parts, others] = [key.split('.'), best?.split('.') ?? []];
  const isNear =
    parts.length !== others.length ||
    parts.every((part, index) => closest(part, [others[index] ?? '']) !== undefined);
  return isNear ? best : undefined;
};

type Find = (word: string, candidates: Iterable<string>) => string | undefined;

/** With more wrong names than this, the cause is no slip. */
const mostSlips = 100;

/**
 * Finds names for the first words only: comparing thousands, as when the names of all pages changed, with every name of
 * a large site would take minutes.
 */
export const forFirst = (find: Find): Find => {
  let left = mostSlips;
  return (word, candidates) => {
    left -= 1;
    return left < 0 ? undefined : find(word, candidates);
  };
};

const surely = 2;

/** Whether a name is another one with a word behind it, as altText is alt. */
const isFirstWord = (longer: string, shorter: string): boolean =>
  shorter.length >= 3 && longer.startsWith(shorter) && /^[A-Z_-]/.test(longer.slice(shorter.length));

const contains = (one: string, other: string): boolean => {
  const [longer, shorter] = one.length < other.length ? [other, one] : [one, other];
  if (isFirstWord(longer, shorter)) return true;
  return shorter.length >= 4 && longer.toLowerCase().includes(shorter.toLowerCase());
};

/** Like `closest`, for names that people guess: "telephone" means "phone" rather than "megaphone". */
export const nearestName = (word: string, candidates: Iterable<string>): string | undefined => {
  const names = [...candidates];
  const near = closest(word, names);
  if (near !== undefined && editDistance(word.toLowerCase(), near.toLowerCase()) <= surely) return near;
  const [inside] = names
    .filter((name) => contains(word, name))
    .sort((one, other) => Math.abs(one.length - word.length) - Math.abs(other.length - word.length));
  return inside ?? near;
};

/** A name without what tells it from others of a row: "team" of team-1, team2 and team-b. */
const withoutNumber = (word: string): string => word.replace(/[-_]?\d+$|-[a-z]$/, '');

/** Whether two names are members of one row, and so no slips for each other: team-1 and team-2, story and story2. */
export const areOfRow = (one: string, other: string): boolean =>
  one !== other && withoutNumber(one) === withoutNumber(other);

/** A single slip changes the length by at most one, and keeps the first or the last letter: a cheap test. */
const mayBeOneSlip = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 1 && (one[0] === other[0] || one.at(-1) === other.at(-1));

/** Whether a single slip of a finger makes one word the other: a letter, two neighbours, or large for small. */
const isOneSlip = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() ||
  (mayBeOneSlip(one, other) && editDistance(one, other) === 1 && !areOfRow(one, other));

/** Whether two names are one, for a single thing and for many: both are right. No plural ends in "ss". */
export const isPlural = (one: string, other: string): boolean => {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return longer === `${shorter}s` && !longer.endsWith('ss');
};

/** Shorter words become others by a single letter: "line" and "link" are both right. */
const surest = 5;

/** The only candidate that is a single slip away from the word, so that it may be put in its place unasked. */
export const onlySlip = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length < surest) return undefined;
  const [slip, another] = [...candidates].filter((candidate) => isOneSlip(word, candidate));
  return another === undefined ? slip : undefined;
};

/** Asks whether a name was meant, or names the invisible or foreign letter of the wrong one: the two look alike. */
const questionOf = (message: string, suggestion: string): string => {
  const hidden = unseenSignIn(message) ?? strangeLetterIn(message);
  return hidden === undefined ? `Did you mean "${suggestion}"?` : `${hidden} Type "${suggestion}" again.`;
};

/**
 * The message with the question behind it, and the suggestion for a machine, when there is one; else with what to do
 * otherwise.
 */
export const withSuggestion = (
  message: string,
  suggestion: string | undefined,
  otherwise = '',
): { message: string; suggestion?: string } =>
  suggestion === undefined
    ? { message: `${message} ${otherwise}`.trimEnd() }
    : { message: `${message} ${questionOf(message, suggestion)}`, suggestion };
