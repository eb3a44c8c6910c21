import { differingParts, editDistance } from './edit-distance.ts';

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

/** The language that was probably meant. Of the codes of two letters each is near every other, so these are not guessed. */
export const closestLocale = (name: string, locales: string[]): string | undefined => {
  const near = closest(name, locales);
  const areCodes = name.length === 2 && near?.length === 2;
  return areCodes && near.toLowerCase() !== name.toLowerCase() ? undefined : near;
};

/** Whether two keys of as many parts differ in one of them at most; a dot may be too much or missing. */
const mayBeKeyMeant = (key: string, candidate: string): boolean => {
  if (key.split('.').length !== candidate.split('.').length)
    return Math.abs(key.length - candidate.length) <= 2;
  return differingParts(key, candidate).every((part) => !part.includes('.'));
};

/** What follows the first part of a key: in front of it people write a language or a file, as in "en.home.hero.title". */
const withoutFirst = (key: string): string => key.slice(key.indexOf('.') + 1);

const withoutDots = (key: string): string => key.replaceAll('.', '');

/** Like `closest`, for names of several parts, one of which is misspelt: home.why.title is no slip for home.hero.title. */
export const closestKey = (key: string, candidates: Iterable<string>): string | undefined => {
  const all = [...candidates];
  const small = key.toLowerCase();
  // Capitals are one slip, however many parts they are in, and so is a dot that is a letter too far.
  const alike =
    all.find((candidate) => candidate.toLowerCase() === small) ??
    all.find((candidate) => candidate === withoutFirst(key)) ??
    all.find((candidate) => withoutDots(candidate) === withoutDots(key));
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
  // A small part of a long name says nothing of it: "news" is not newsletter-confirm.
  const isMuch = shorter.length >= 4 && shorter.length * 3 >= longer.length;
  return isMuch && longer.toLowerCase().includes(shorter.toLowerCase());
};

/** Whether no word of a name is quite another: of menuDelay and heroDelay one is no slip for the other. */
const areWordsAlike = (name: string, other: string): boolean => {
  const [words, others] = [name, other].map((one) => one.split(/(?=[A-Z])/));
  if (!words || !others || words.length === 1 || words.length !== others.length) return true;
  return words.every((word, index) => closest(word, [others[index] ?? '']) !== undefined);
};

/** Like `closest`, for names that people guess: "telephone" means "phone" rather than "megaphone". */
export const nearestName = (word: string, candidates: Iterable<string>): string | undefined => {
  const names = [...candidates];
  const near = closest(
    word,
    names.filter((name) => areWordsAlike(word, name)),
  );
  if (near !== undefined && editDistance(word.toLowerCase(), near.toLowerCase()) <= surely) return near;
  const [inside] = names
    .filter((name) => contains(word, name))
    .sort((one, other) => Math.abs(one.length - word.length) - Math.abs(other.length - word.length));
  return inside ?? near;
};
