import type { SiteCheck } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { type KeyVersions, keyVersions } from './context/key-versions.ts';
import { functionWordsIn } from './context/languages.ts';
import { isStub } from './context/message-syntax.ts';
import { sameKeys, sameWords } from './context/same-words.ts';
import { below, type Finding } from './problem.ts';

const id = 'i18n/identical-to-source';

/** Whether a text has anything that a translation would change: words, beside names, numbers and %{facts}. */
const hasWords = (text: string, same: RegExp): boolean =>
  /\p{L}{2}/u.test(text.replace(/%\{.*?\}/g, ' ').replace(same, ' '));

const isForeign = (text: string, locale: string, source: string): boolean =>
  functionWordsIn(text, locale).length === 0 || functionWordsIn(text, source).length > 0;

type Source = { source: string; first: string; same: RegExp };

const isCopy = (value: string, locale: string, { source, first, same }: Source): boolean =>
  value.trim() !== '' &&
  value.trim() === source.trim() &&
  hasWords(value, same) &&
  isForeign(value, locale, first);

const copies = ({ key, versions }: KeyVersions, same: { words: RegExp; keys: RegExp }): Finding[] => {
  const [source, ...others] = versions;
  if (!source || same.keys.test(key) || isStub(source.value)) return [];
  return others
    .filter(({ value, locale }) =>
      isCopy(value, locale, { source: source.value, first: source.locale, same: same.words }),
    )
    .map(({ value, place, locale }) => ({
      ...place,
      message: `"${key}" is the same in "${locale}" as in "${source.locale}": "${value}". Translate it. If it is the same in both, list it in "names", or under "words" of this check's options in site.config.json.`,
    }));
};

/** A fact has values for several languages because they differ. */
const copiedFacts = ({ source: { config } }: CheckContext, same: RegExp): Finding[] =>
  Object.entries(config.facts ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'string') return [];
    const first = value[config.defaultLocale];
    return Object.entries(value)
      .filter(([locale, text]) => locale !== config.defaultLocale && text === first && hasWords(text, same))
      .map(([locale, text]) => ({
        ...{ file: 'site.config.json', pointer: below('/facts', name, locale) },
        message: `The fact "${name}" is the same in "${locale}" as in "${config.defaultLocale}": "${text}". Translate it, or write it once for all languages.`,
      }));
  });

const sameIn = (context: CheckContext) => {
  const { name, names = [] } = context.source.config;
  const options = context.options(id);
  return {
    words: sameWords([...names, ...(typeof name === 'string' ? [name] : [])], options),
    keys: sameKeys(options),
  };
};

/** Translations that are a copy of the default language. */
export const i18nIdenticalToSource: SiteCheck = {
  id,
  severity: 'warning',
  description: 'A translation differs from the default language, names and numbers apart.',
  advice:
    'A text copied and never translated shows a visitor two languages on one page. Translate "Read more" as "Leer más"; a name that stays the same belongs in "names" of site.config.json, and a word that both languages share into the options of this check.',
  options: {
    words: {
      kind: 'list',
      meaning: 'Words that are the same in every language, such as ["pts", "Error"].',
    },
    keys: {
      kind: 'list',
      meaning:
        'Keys whose texts stay as they are, such as ["solutions.*.card.title"]. * stands for one name.',
    },
  },
  run: (context) => {
    const same = sameIn(context);
    return [
      ...keyVersions(context).flatMap((item) => copies(item, same)),
      ...copiedFacts(context, same.words),
    ];
  },
  concerns: (context, [first = '', ...locales]) => {
    const same = sameIn(context);
    return (key, [source = '', ...others]) =>
      !same.keys.test(key) &&
      others.some((value, index) => isCopy(value, locales[index] ?? '', { source, first, same: same.words }));
  },
};
