/** How often a sign or a word stands in a text. */
export const timesIn = (text: string, part: string): number => text.split(part).length - 1;
