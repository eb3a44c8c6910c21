import type { CheckContext } from '../../context/check-context.ts';
import { perContext } from '../../context/per-context.ts';
import { languageOf } from '../../context/words/translations/languages.ts';
import { sourceText } from '../../context/words/translations/source-text.ts';

/** Short labels that English has in common with another language, which a small site may write only once. */
const sameAsEnglish: Record<string, string> = {
  es: 'animal bar barista base blog brunch bus capital chat chef club color cultural digital director doctor editor error federal festival final general global hospital hotel idea ideal internet legal local manual marketing motor natural no normal online original personal plan radio ranking rankings regular resort rural social software taxi total video virtual web wifi yoga zoom',
  de: 'arm bank bar barista blog boutique bus butter chat chef digital display download export feedback festival filter finger focus gold global hand home hotel import information international internet job jobs legal login marketing museum name neutral newsletter normal online optional orange park partner person personal plan position radio region regional restaurant ring sand service shop sofa software sport standard start station status studio support system taxi team tennis test ticket tickets total tour training video warm winter wolf workshop yoga zone zoom',
  nl: 'arm bank bar barista bed blog brunch bus camping chat contact design details film hand home hotel internet land menu museum music newsletter online park pizza radio restaurant service shop sofa software sport station status studio taxi team test ticket tickets video warm water website wifi wind winter workshop yoga zone',
  fr: 'accessible animal article articles bar barista blog brunch bus club coach collection collections communication concept contact contacts cookies culture date design destination destinations digital direction distance document documents double excellent exposition festival final fruits garage genre global hotel image images important information innovation inspiration instruction international internet journal justice logo long marketing menu message messages minute minutes mission moment nature newsletter normal note observation occasion option options orange original page pages parking participation passion patience patient photo photos place plan plans portrait premium prestige production promotion question questions radio restaurant science service services simple site situation social solution solutions source sport sports station studio style table talent taxi total tradition train transport transports type unique village virtual vision yoga zone',
  it: 'area bar barista base blog brunch chat chef club computer design digital email film home hotel idea internet marketing menu newsletter no online password privacy radio relax sauna shopping software sport staff taxi team ticket video weekend wifi yoga',
  pt: 'animal bar barista blog brunch capital chat chef cultural design digital editor federal festival final global hospital hotel internet legal local manual marketing motor natural newsletter normal online original ranking rankings resort rural social software spa total virtual web wifi zoom',
};

/** What languages write alike as signs of their own. */
const international =
  'api ceo cm co email emails faq faqs fax gps kg km mail mails max min ml mm ok pdf sms spa tel usb vip wifi www xl xs xxl';

const internationalWords = new Set(international.split(' '));

const listed = new Map(
  Object.entries(sameAsEnglish).map(([language, words]) => [language, new Set(words.split(' '))]),
);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The words of some texts, once each. */
const allWordsIn = (texts: string[]): Set<string> => new Set(texts.flatMap(wordsIn));

/** The words that stand in texts of two languages that are not copies of each other, by the second of these languages. */
const wordsOfBoth = perContext((context): Map<string, Set<string>> => {
  const pairs = context.keyTable.columns.slice(1).map(({ locale, values }): [string, Set<string>] => {
    const [texts, translations]: [string[], string[]] = [[], []];
    values.forEach((value, number) => {
      const text = value === undefined ? undefined : sourceText(context, number);
      if (value === undefined || text === undefined || text.trim() === value.trim()) return;
      texts.push(text);
      translations.push(value);
    });
    const words = allWordsIn(texts);
    return [locale, new Set([...allWordsIn(translations)].filter((word) => words.has(word)))];
  });
  return new Map(pairs);
});

/** A copied sentence has more words than any label. */
const mostWords = 3;

/** Whether the default language and another may have all of some words in common: "Radio", "Menu". */
export const areSharedWords = (context: CheckContext, words: string[], locale: string): boolean => {
  if (words.length > mostWords) return false;
  const languages = [context.defaultLocale, locale].map(languageOf);
  const isListed = (word: string) =>
    internationalWords.has(word) ||
    languages.every((language) => language === 'en' || listed.get(language)?.has(word));
  return words
    .map((word) => word.toLowerCase())
    .every((word) => isListed(word) || wordsOfBoth(context).get(locale)?.has(word));
};
