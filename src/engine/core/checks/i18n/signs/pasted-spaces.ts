const noBreakSpace = '\u00a0';

/** A text with simple spaces for those at which no line breaks. */
export const simplySpaced = (text: string): string => text.replaceAll(noBreakSpace, ' ');

/** What no-break spaces keep together on purpose: a number with what it counts, a name with all of its parts. */
const belongsTogether = (tied: string): boolean =>
  /[\d{}]/.test(tied) || /^\p{Lu}.*\u00a0\p{Lu}[^\u00a0]*$/u.test(tied);

/** A no-break space between two words. Letters that stand alone and signs, as in French, are kept beside theirs. */
const betweenWords =
  /(?<=(?<![^\s¿¡([“‘])\p{L}[\p{L}'’-]*\p{L}[,;:!?…)\]”’]?)\u00a0(?=[¿¡([“‘]?\p{L}[\p{L}'’-]*\p{L})/u;

const everyBetweenWords = new RegExp(betweenWords, 'gu');

/** What stands between two places where a line breaks, and has no-break spaces. */
const tied = /[^ \n]*\u00a0[^ \n]*/g;

/** The two words that the first no-break space stands between for no reason, as in pasted words. */
export const aroundPastedSpace = (text: string): [before: string, behind: string] | undefined => {
  if (!text.includes(noBreakSpace)) return undefined;
  for (const [words] of text.matchAll(tied)) {
    const { index } = (belongsTogether(words) ? undefined : betweenWords.exec(words)) ?? {};
    if (index === undefined) continue;
    const [before = ''] = /[^\u00a0]*$/.exec(words.slice(0, index)) ?? [];
    const [behind = ''] = /^[^\u00a0]*/.exec(words.slice(index + 1)) ?? [];
    return [before, behind];
  }
  return undefined;
};

/** A text with simple spaces between words that nothing keeps together. */
export const withoutPastedSpaces = (text: string): string =>
  text.replace(tied, (words) => (belongsTogether(words) ? words : words.replace(everyBetweenWords, ' ')));
