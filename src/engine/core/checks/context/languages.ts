/**
 * Words that make a sentence of a language and stand in no sentence of the others: small ones that every text has,
 * without those that two languages share ("a", "no", "me", "son", "come") or that names begin with ("la", "los").
 */
const functionWords: Record<string, readonly string[]> = {
  en: 'the and of to with your our you for from is are was were this that these those we they their have will would which when what how who not but its it by an as at or be been into than then them more can'.split(
    ' ',
  ),
  es: 'que para una por con más también está están nuestro nuestra nuestros nuestras del desde hasta sobre pero cada usted tus como cuando donde muy ya sin entre quien las'.split(
    ' ',
  ),
};

/** The language of a locale: en of en-US. */
export const languageOf = (locale: string): string => {
  const end = locale.indexOf('-');
  return end === -1 ? locale : locale.slice(0, end);
};

const sets = new Map(Object.entries(functionWords).map(([language, words]) => [language, new Set(words)]));

const patterns = new Map(
  Object.entries(functionWords).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu'),
  ]),
);

/** Whether a text may have small words of a language: asked first, since hardly any text in another language has. */
export const mayHaveWordsOf = (text: string, locale: string): boolean =>
  patterns.get(languageOf(locale))?.test(text) ?? false;

/** The small words of a text that belong to a language; none when the language is not known here. */
export const functionWordsIn = (text: string, locale: string): string[] => {
  const known = sets.get(languageOf(locale));
  if (!known) return [];
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => known.has(word));
};

/** Whether sentences of a language open their questions and exclamations with ¿ and ¡. */
export const opensQuestions = (locale: string): boolean => ['es', 'gl', 'ast'].includes(languageOf(locale));
