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

/** Further languages, of which only the words of whole files are told: their small words may stand in another, too. */
const furtherWords: Record<string, readonly string[]> = {
  fr: 'les des une est dans pour avec vous votre vos nous notre nos sur pas qui par plus sont aux cette et du au le'.split(
    ' ',
  ),
  de: 'der die das und ist nicht mit für ein eine einen einer auf von den dem wir sie ihre ihr oder auch zu im zum bei'.split(
    ' ',
  ),
  pt: 'não uma um com para os dos das do da você nosso nossa nossos seu sua seus ao em também são mais e pelo pela'.split(
    ' ',
  ),
  it: 'il gli una con per non che della delle dei del nel nella sono anche più nostro nostra alla di da e tuo tua i'.split(
    ' ',
  ),
  nl: 'het een van en niet met voor zijn wij uw ons onze ook op aan worden deze dat die te bij naar of is'.split(
    ' ',
  ),
  ca: 'els amb per una les dels més també són nostre nostra i que del al pel seva el la teu'.split(' '),
  pl: 'i w na z do nie się jest oraz dla nasz nasze twoje od po przez które aby to lub'.split(' '),
  sv: 'och att det som en på är av för med till den inte om ett vi din våra vår ditt eller'.split(' '),
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

const commonWords = new Map(
  Object.entries({ ...functionWords, ...furtherWords }).map(([language, words]) => [
    language,
    new Set(words),
  ]),
);

/** The small words that nearly every sentence of a language has one of; undefined when they are not known here. */
export const commonWordsOf = (locale: string): ReadonlySet<string> | undefined =>
  commonWords.get(languageOf(locale));
