import { languageOf } from '../context/words/translations/languages.ts';

type Limit = 'minLength' | 'maxLength';

/** How languages say that a number is the least or the most, the usual words first. */
const limitWords: Record<string, Record<Limit, readonly string[]>> = {
  en: {
    minLength: ['at least', 'minimum', 'no less than', 'no fewer than'],
    maxLength: ['at most', 'maximum', 'no more than', 'up to'],
  },
  es: {
    minLength: ['al menos', 'por lo menos', 'mínimo', 'no menos de'],
    maxLength: ['como máximo', 'máximo', 'a lo sumo', 'no más de', 'hasta'],
  },
};

/**
 * The words by which a text of a language calls the least the most, or the other way round, and those that were meant.
 * A text that says both may speak of both.
 */
export const contraryLimit = (
  text: string,
  locale: string,
  limit: Limit,
): { said: string; meant: string } | undefined => {
  const words = limitWords[languageOf(locale)];
  if (!words) return undefined;
  const lower = text.toLowerCase();
  const saidOf = (one: Limit) => words[one].find((phrase) => lower.includes(phrase));
  const said = saidOf(limit === 'minLength' ? 'maxLength' : 'minLength');
  const [meant = ''] = words[limit];
  return said === undefined || saidOf(limit) !== undefined ? undefined : { said, meant };
};
