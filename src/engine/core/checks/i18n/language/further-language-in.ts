import {
  areVariants,
  commonWordsOf,
  furtherLanguages,
  isSharedWord,
} from '../../context/words/translations/languages.ts';
import { wordsIn } from '../../context/words/writing/words-in.ts';

/** Shorter texts may be names and titles: "Il Giardino delle Rose". */
const fewest = 5;

/** Words of one letter, and these, are in English or Spanish texts, too, or in names: "die", "plus", "dos". */
const mistakable = new Set(
  'al als amb au bei com con da das del dei den des die di din do dos du el ett gli het il im in is jest la le les met nos of om os par pas pelo per por pour plus que som sont sur te til till una une van vi von vos zum'.split(
    ' ',
  ),
);

/** The languages that a word tells. */
const toldBy = new Map<string, string[]>();
for (const language of furtherLanguages)
  for (const word of commonWordsOf(language) ?? [])
    if (word.length > 1 && !mistakable.has(word)) toldBy.set(word, [...(toldBy.get(word) ?? []), language]);

/** Whether a text has two words of another language: hardly any has. */
export const mayBeOfFurtherLanguage = (text: string): boolean => {
  let found = 0;
  for (const word of wordsIn(text.toLowerCase())) if (toldBy.has(word)) found += 1;
  return found > 1;
};

/** Another language than its own that a text is in, with the small words that tell it; at least two different ones. */
export const furtherLanguageIn = (
  text: string,
  locale: string,
): { other: string; words: string[] } | undefined => {
  const own = commonWordsOf(locale);
  const words = wordsIn(text.toLowerCase());
  if (!own || words.length < fewest) return undefined;
  const telling = [...new Set(words)].filter((word) => toldBy.has(word) && !own.has(word));
  for (const other of new Set(telling.flatMap((word) => toldBy.get(word) ?? []))) {
    const found = telling.filter((word) => toldBy.get(word)?.includes(other));
    const isElsewhere = areVariants(other, locale) || found.length < 2;
    if (!isElsewhere && !words.some((word) => own.has(word) && !isSharedWord(word, other)))
      return { other, words: found };
  }
  return undefined;
};
