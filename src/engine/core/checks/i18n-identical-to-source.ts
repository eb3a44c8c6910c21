import { listOf } from '../json-value.ts';
import type { SiteCheck } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { gathered } from './context/gathered.ts';
import { afterLoss, type Copy } from './context/lost-listings.ts';
import { misspeltName } from './context/misspelt-name.ts';
import { sameKeys, sameWords } from './context/same-words.ts';
import { type KeyVersions, keyVersions } from './context/words/key-versions.ts';
import { functionWordsIn } from './context/words/languages.ts';
import { isStub } from './context/words/message-syntax.ts';
import { isPostalAddress } from './context/words/postal-address.ts';
import { areShared } from './context/words/shared-words.ts';
import { isSourceAsRecorded } from './context/words/translations.ts';
import { below, type Finding, isWithinPlace } from './problem.ts';
import { closest, withSuggestion } from './suggest.ts';

const id = 'i18n/identical-to-source';

/** The words of a text that a translation would change: without names, numbers and %{facts}. */
const wordsOf = (text: string, same: RegExp): string[] =>
  text
    .replace(/%\{.*?\}/g, ' ')
    .replace(same, ' ')
    .match(/\p{L}{2,}/gu) ?? [];

const hasWords = (text: string, same: RegExp): boolean =>
  /\p{L}{2}/u.test(text.replace(/%\{.*?\}/g, ' ').replace(same, ' '));

const isForeign = (text: string, locale: string, source: string): boolean =>
  functionWordsIn(text, locale).length === 0 || functionWordsIn(text, source).length > 0;

/** What may be the same in every language: words, and the keys of whole texts. */
type Same = { words: RegExp; keys: RegExp };

const isSame = (value: string, source: string, same: RegExp): boolean =>
  value.trim() !== '' && value.trim() === source.trim() && hasWords(value, same) && !isPostalAddress(value);

/** Whether the text of the default language is not the one any more from which the translation was made. */
const isOverwritten =
  (context: CheckContext) =>
  ({ key, version: { locale }, source }: Copy): boolean =>
    isSourceAsRecorded(context, { key, locale, source: source.value }) === false;

/** Texts that are the same in two languages, and are not in the one that they should be in: a few words fit many. */
const copies = (context: CheckContext, { key, versions }: KeyVersions, same: Same): Copy[] => {
  const [source, ...others] = versions;
  if (!source || same.keys.test(key) || isStub(source.value)) return [];
  return others
    .filter(({ value }) => isSame(value, source.value, same.words))
    .map((version) => ({ key, version, source }))
    .filter(
      (copy) => isForeign(source.value, copy.version.locale, source.locale) || isOverwritten(context)(copy),
    );
};

const allowed =
  'If it is the same in both, list it in "names", or under "words" of this check\'s options in site.config.json.';

/** A source that has become the same as its translation was overwritten by it. */
const overwritten = ({ key, version, source }: Copy): Finding => ({
  ...source.place,
  message: `"${key}" is the same in "${source.locale}" as in "${version.locale}": "${source.value}". It was another text when it was translated. Write it in "${source.locale}" again. ${allowed}`,
});

/** One word that is not listed is one fault, however many texts of a file have no other. */
const oncePerWords = (context: CheckContext, found: Copy[], same: RegExp): Finding[] => {
  const groups = gathered(found, ({ version: { value, place } }) =>
    [place.file, ...wordsOf(value, same)].join('\n'),
  );
  return [...groups.values()].flatMap(([copy, ...others]): Finding[] => {
    if (!copy) return [];
    const { key, version, source } = copy;
    const listed = misspeltName(context, wordsOf(version.value, same).join(' '));
    if (listed.length > 0) return listed;
    const more =
      others.length === 0
        ? ''
        : ` So ${others.length === 1 ? 'is 1 text' : `are ${others.length} texts`} more.`;
    const message = `"${key}" is the same in "${version.locale}" as in "${source.locale}": "${version.value}".${more} Translate it. ${allowed}`;
    const also = others.map((other) => other.version.place.pointer);
    return [{ ...version.place, message, ...(also.length > 0 ? { also } : {}) }];
  });
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

const listedIn = ({ options }: CheckContext, name: string): string[] =>
  listOf(options(id)[name]).filter((item) => typeof item === 'string');

/** Options of this check that no text fits: they are misspelt, or their text is gone. */
const idleOptions = (context: CheckContext): Finding[] => {
  const { keyTable, uses, source, unreadable } = context;
  const [first] = keyTable.columns;
  // A file that could be read in part only may hold what is listed.
  if (first?.locale !== source.config.defaultLocale || unreadable.size > 0) return [];
  const hasWord = (word: string) =>
    first.values.some((value) => value?.includes(word)) ||
    [...uses.values()].some((places) => places.some(({ inline }) => inline?.includes(word)));
  const hasKey = (pattern: string) => {
    const keys = sameKeys({ keys: [pattern] });
    return keyTable.keys.some((key) => keys.test(key)) || [...uses.keys()].some((key) => keys.test(key));
  };
  const idle = (name: string, what: string, isUsed: (item: string) => boolean) =>
    listedIn(context, name).flatMap((item, index): Finding[] => {
      if (isUsed(item)) return [];
      const place = { file: 'site.config.json', pointer: below('/checks', id, 'options', name, index) };
      const message = `No text ${what} "${item}". Remove it here, or correct it.`;
      return [{ ...place, message, names: [item] }];
    });
  return [...idle('words', 'has the word', hasWord), ...idle('keys', 'is called', hasKey)];
};

/**
 * An unused option may be the misspelt item that another one was lost with: one fault, reported where it is written.
 */
const withIdle = (lost: Finding[], idle: Finding[]): Finding[] => {
  const [{ pointer, suggestion = '' } = { pointer: '' }] = lost;
  const misspelt = idle.find(
    (item) => suggestion !== '' && isWithinPlace(item.pointer, pointer) && item.names?.[0] !== undefined,
  );
  if (misspelt === undefined || closest(misspelt.names?.[0] ?? '', [suggestion]) === undefined)
    return [...lost, ...idle];
  const { message, ...place } = misspelt;
  const told = message.replace(/ Remove it here, or correct it\.$/, '');
  return [...idle.filter((item) => item !== misspelt), { ...place, ...withSuggestion(told, suggestion) }];
};

const sameIn = (context: CheckContext): Same => {
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
    const all = keyVersions(context).flatMap((item) => copies(context, item, same));
    const isNew = isOverwritten(context);
    const isShared = ({ version }: Copy) =>
      areShared(context, wordsOf(version.value, same.words), version.locale);
    const found = all.filter((copy) => !isNew(copy) && !isShared(copy));
    const { lost, left } = afterLoss(context, found, id);
    return [
      ...all.filter(isNew).map(overwritten),
      ...withIdle(lost, idleOptions(context)),
      ...oncePerWords(context, left, same.words),
      ...copiedFacts(context, same.words),
    ];
  },
  concerns: (context, locales) => {
    const same = sameIn(context);
    const [first = ''] = locales;
    return (key, words) => {
      const [source = ''] = words;
      const isCopied = (value: string, index: number) =>
        index > 0 && isSame(value, source, same.words) && isForeign(value, locales[index] ?? '', first);
      return words.some(isCopied) && !same.keys.test(key);
    };
  },
};
