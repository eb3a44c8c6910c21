const nextRow = (previous: number[], letter: string, word: string): number[] => {
  const row = [(previous[0] ?? 0) + 1];
  for (let index = 1; index <= word.length; index += 1) {
    const changed = (previous[index - 1] ?? 0) + (word[index - 1] === letter ? 0 : 1);
    row.push(Math.min(changed, (previous[index] ?? 0) + 1, (row[index - 1] ?? 0) + 1));
  }
  return row;
};

/** How many letters must be added, removed or changed to make one word the other (Levenshtein). */
export const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const letter of one) row = nextRow(row, letter, other);
  return row.at(-1) ?? 0;
};

const tolerance = (word: string) => Math.max(2, Math.floor(word.length / 3));

/** The candidate that was probably meant, or undefined when none is close enough. */
export const closest = (word: string, candidates: Iterable<string>): string | undefined => {
  const limit = tolerance(word);
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (candidate === '' || Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (
      distance <= limit &&
      distance < word.length &&
      distance < (best?.distance ?? Number.POSITIVE_INFINITY)
    ) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
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

const isSwap = (one: string, other: string): boolean => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
  return at !== -1 && one.length === other.length && swapped === other;
};

/** Whether a single slip of a finger makes one word the other: a letter, two neighbours, or large for small. */
const isOneSlip = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || editDistance(one, other) === 1 || isSwap(one, other);

/** Shorter words become others by a single letter: "line" and "link" are both right. */
const surest = 5;

/** The only candidate that is a single slip away from the word, so that it may be put in its place unasked. */
export const onlySlip = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length < surest) return undefined;
  const [slip, another] = [...candidates].filter((candidate) => isOneSlip(word, candidate));
  return another === undefined ? slip : undefined;
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
    : { message: `${message} Did you mean "${suggestion}"?`, suggestion };
