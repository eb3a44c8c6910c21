import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';

/** The letters and signs of each language of the site, those of its own texts. */
const lettersByLocale = perContext(() => new Map<string, string[]>());

const lettersIn = (texts: (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text = '') => [...text, ...text.toLowerCase(), ...text.toUpperCase()])),
];

/** The letters and signs that the texts of a language have, each small and large. Collected only when asked for. */
export const usedLetters = (context: CheckContext, locale: string): string[] => {
  const known = lettersByLocale(context);
  const column = context.keyTable.columns.find((one) => one.locale === locale);
  const letters = known.get(locale) ?? lettersIn(column?.values ?? []);
  known.set(locale, letters);
  return letters;
};
