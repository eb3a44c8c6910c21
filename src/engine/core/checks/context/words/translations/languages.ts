import { wordsIn } from '../writing/words-in.ts';

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

/**
 * Further languages, which are only recognized in whole files, or by several words: these may occur in another language, too.
 */
const furtherWords: Record<string, readonly string[]> = {
  fr: 'les des une est dans pour avec vous votre vos nous notre nos sur pas qui par plus sont aux cette et du au le'.split(
    ' ',
  ),
  de: 'der die das und ist nicht mit für ein eine einen einer auf von den dem wir sie ihre ihr oder auch zu im zum bei sind uns unsere jeden'.split(
    ' ',
  ),
  pt: 'não uma um com para os dos das do da você nosso nossa nossos seu sua seus ao em também são mais e pelo pela'.split(
    ' ',
  ),
  it: 'il gli una con per non che della delle dei del nel nella sono anche più sul sulla nostro nostra alla di da e tuo tua i'.split(
    ' ',
  ),
  nl: 'het een van en niet met voor zijn wij uw ons onze ook op aan worden deze dat die te bij naar of is'.split(
    ' ',
  ),
  ca: 'els amb per una les dels més també són nostre nostra i que del al pel seva el la teu'.split(' '),
  pl: 'i w na z do nie się jest oraz dla nasz nasze twoje od po przez które aby to lub'.split(' '),
  sv: 'och att det som en på är av för med till den inte om ett vi din våra vår ditt eller'.split(' '),
};

/** Small words listed here that other languages have, too: "was" is German, "an" French, "sin" English. */
const sharedWords: Record<string, string> = {
  en: 'con del las sin ya',
  es: 'as',
  fr: 'an are as but entre for las or para per que sans sur tes',
  de: 'an las these was will not',
  pt: 'as be cada como desde donde entre está for para por que sobre',
  it: 'con del sin una',
  nl: 'an as at been is las of these was we will',
  ca: 'an at cada con del desde donde entre las muy para que sobre una',
  gl: 'as be cada como con del desde entre está están para pero por que sobre una',
  pl: 'by las para to we',
  cs: 'by to',
  sv: 'an at by for from has is our sin',
  da: 'an as at be by for from have is to',
  nb: 'an as at be by for from have is to',
  nn: 'an as at be by for from have is to',
  no: 'an as at be by for from have is to',
  ro: 'an are as con or sin una',
  hu: 'be by is',
  tr: 'an at be can not para ya',
};

/** The language of a locale: en of en-US. */
export const languageOf = (locale: string): string => {
  const end = locale.indexOf('-');
  return end === -1 ? locale : locale.slice(0, end);
};

/** Whether two locales are of one language, such as "es" and "es-MX": they may have all their words in common. */
export const areVariants = (locale: string, other: string): boolean =>
  languageOf(locale) === languageOf(other);

const sets = new Map(Object.entries(functionWords).map(([language, words]) => [language, new Set(words)]));

const patterns = new Map(
  Object.entries(functionWords).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu'),
  ]),
);

/** Whether a text may have small words of a language: a cheap test, since hardly any text of another language has. */
export const mayHaveWordsOf = (text: string, locale: string): boolean =>
  patterns.get(languageOf(locale))?.test(text) ?? false;

/** The small words of a text that belong to a language; none when the language is not known here. */
export const functionWordsIn = (text: string, locale: string): string[] => {
  const known = sets.get(languageOf(locale));
  if (!known) return [];
  return wordsIn(text.toLowerCase()).filter((word) => known.has(word));
};

/** Whether a language has none of the words of others because it has none of their letters. */
const isOfOtherScript = (language: string): boolean =>
  /^[a-z]{2,3}$/.test(language) && !['Latn', undefined].includes(new Intl.Locale(language).maximize().script);

const ownWords = new Map(
  Object.entries(sharedWords).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Phrases that languages take from English as they are. */
const loanedPhrases = [
  'rock and roll',
  'bed and breakfast',
  'fish and chips',
  'rhythm and blues',
  'drum and bass',
  'plug and play',
  'click and collect',
  'call to action',
  'business to business',
  'made in',
];

/** These, and compounds: "check-in". */
const loaned = new RegExp(`\\p{L}+(?:-\\p{L}+)+|\\b(?:${loanedPhrases.join('|')})\\b`, 'giu');

/** Capitals among small letters, and a word with a full stop within a sentence: "Portland, OR", "§ 5 para. 2". */
const abbreviation = /(?<!\p{L})(?:\p{Lu}{2,}(?!\p{L})|\p{L}{2,4}\.(?=\s[\d\p{Ll}]))/gu;

/** The first small word of another language in a text; one that the text's own language has, or may have, is none. */
export const foreignWordIn = (text: string, locale: string, other: string): string | undefined => {
  const own = ownWords.get(languageOf(locale));
  if (!own && !isOfOtherScript(languageOf(locale))) return undefined;
  const capitals = text === text.toUpperCase() ? /(?!)/ : abbreviation;
  const words = text.replace(loaned, ' ').replace(capitals, ' ');
  return functionWordsIn(words, other).find((word) => !own?.has(word));
};

/** Whether a small word of English or Spanish is one of another language, too. */
export const isSharedWord = (word: string, locale: string): boolean =>
  ownWords.get(languageOf(locale))?.has(word) ?? false;

/** Languages that texts are recognized in although the site may not have them. */
export const furtherLanguages = Object.keys(furtherWords);

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
