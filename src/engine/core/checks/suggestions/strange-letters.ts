/** Signs of no width that mean something: within emoji and drawn signs, words of other scripts, and texts from right to left. */
const meant = [
  // Another drawing of the sign before it, such as a heart in colour.
  '(?<=[\\p{S}\\p{Extended_Pictographic}\\p{Script=Han}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '(?<=[\\d#*])\\ufe0f(?=\\u20e3)',
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007f}]*)[\\u{e0020}-\\u{e007f}]',
  '(?<=(?!\\p{Script=Latin})[\\p{L}\\p{M}])[\\u034f\\u17b4\\u17b5\\u180b-\\u180f\\u200c\\u200d]',
  '[\\u061c\\u200e\\u200f\\u2066-\\u2069](?:(?=[^]*turned)|(?<=turned[^]*))',
]
  .join('|')
  .replaceAll('turned', '[\\u0590-\\u061b\\u061d-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]');

/** Those of a control, and a letter without a drawing. */
const ofControl = '[\\u0000-\\u0008\\u000e-\\u001f\\u007f\\u0085\\u2800]';

/** Signs that nobody sees: of no width, of no letter, for the other direction of writing, or left over from a table. */
export const unseen = new RegExp(`${ofControl}|(?=\\p{Default_Ignorable_Code_Point})(?!${meant})[^]`, 'gu');

const nothing = new RegExp(`^(?:\\s|${unseen.source})*$`, 'u');

/** Whether a text has no sign that anybody sees. */
export const isInvisible = (text: string): boolean => nothing.test(text);

/** A letter with its accent as a sign of its own, as the names of files on a Mac have it. */
const decomposed = /[a-z][\u0300-\u036f]+/giu;

/** A text with each letter and its accent as one sign, where there is such a one. */
export const composed = (text: string): string =>
  text.replace(decomposed, (letter) => letter.normalize('NFC'));

/** Letters of other alphabets that look like Latin ones, and these. */
const alike = [
  'аеорсухіѕјһԁԛԝАВЕКМНОРСТУХІЅЈοΟΑΒΕΖΗΙΚΜΝΡΤΥΧ',
  'aeopcyxisjhdqwABEKMHOPCTYXISJoOABEZHIKMNPTYX',
];

const latinOf = new Map([...(alike[0] ?? '')].map((letter, at) => [letter, alike[1]?.[at] ?? letter]));

const otherLetters = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** A text with Latin letters for those that look like them. */
export const inLatin = (text: string): string =>
  text.replace(otherLetters, (letter) => latinOf.get(letter) ?? letter);

const lettersIn = (text: string, letters: RegExp): string[] =>
  [...text.matchAll(letters)].map(([letter]) => letter);

const scriptOf = (letter: string): string =>
  ['Cyrillic', 'Greek'].find((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(letter)) ?? 'Latin';

/** A letter of another alphabet in a word of Latin ones, or the reverse, in words. */
export const strangeLetterIn = (text: string): string | undefined => {
  // Nearly every text is Latin.
  if (text.search(otherLetters) === -1) return undefined;
  for (const [word] of text.matchAll(/[\p{L}\p{M}-]+/gu)) {
    const [others, latin] = [lettersIn(word, otherLetters), lettersIn(word, /\p{Script=Latin}/gu)];
    const [letter] = others.length > latin.length ? latin : others;
    if (letter === undefined || latin.length === 0) continue;
    const like = latinOf.get(letter);
    const looks = like === undefined ? '' : ` that looks like ${like}`;
    return `The ${letter} in "${word}" is a ${scriptOf(letter)} letter${looks}.`;
  }
  return undefined;
};

/** Where an invisible sign is in a name, in words. */
export const unseenSignIn = (text: string): string | undefined => {
  const at = text.search(unseen);
  if (at === -1) return undefined;
  const [before] = /[^\s"]*$/.exec(text.slice(0, at)) ?? [];
  return before ? `An invisible sign stands behind "${before}".` : 'An invisible sign stands before it.';
};
