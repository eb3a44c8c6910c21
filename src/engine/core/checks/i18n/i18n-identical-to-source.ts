import { configFile } from '../../file-names.ts';
import { withoutPlaceholders } from '../../words/placeholder.ts';
import { pluralSeparator } from '../../words/plural-separator.ts';
import type { SiteCheck } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { idleOptions, withIdle } from '../context/idle-options.ts';
import { sameKeys, sameWords } from '../context/same-words.ts';
import { type KeyVersions, keyVersions } from '../context/words/keys/key-versions.ts';
import { areVariants, functionWordsIn } from '../context/words/translations/languages.ts';
import {
  isNamedCopy,
  isSourceAsRecorded,
  isTargetAsRecorded,
} from '../context/words/translations/translations.ts';
import { isPostalAddress } from '../context/words/writing/is-postal-address.ts';
import { isStub } from '../context/words/writing/message-syntax.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { areSharedWords } from './identical/are-shared-words.ts';
import { withoutCopiedGroups } from './identical/without-copied-groups.ts';
import { type Copy, type Loss, withoutLostListings } from './identical/without-lost-listings.ts';
import { misspeltName } from './literal/misspelt-name.ts';
import { lostAccentsOfCopy } from './lock/lost-accents-of-copy.ts';

const id = 'i18n/identical-to-source';

/** The words of a text that a translation would change: without names, numbers and %{facts}. */
const wordsOf = (text: string, same: RegExp): string[] =>
  withoutPlaceholders(text)
    .replace(same, ' ')
    .match(/\p{L}{2,}/gu) ?? [];

const hasWords = (text: string, same: RegExp): boolean =>
  /\p{L}{2}/u.test(withoutPlaceholders(text).replace(same, ' '));

const isForeign = (text: string, locale: string, source: string): boolean =>
  functionWordsIn(text, locale).length === 0 || functionWordsIn(text, source).length > 0;

/** What may be the same in every language: words, and the keys of whole texts. */
type Same = { words: RegExp; keys: RegExp };

const formsIn = (text: string): string[] => [
  ...new Set(text.split(pluralSeparator).map((form) => form.trim())),
];

/** A language with more plural forms has some of them several times as long as nobody has translated them. */
const areEqual = (value: string, source: string): boolean =>
  value.trim() === source.trim() ||
  (value.includes(pluralSeparator) &&
    formsIn(value).join(pluralSeparator) === formsIn(source).join(pluralSeparator));

const isSame = (value: string, source: string, same: RegExp): boolean =>
  value.trim() !== '' && areEqual(value, source) && hasWords(value, same) && !isPostalAddress(value);

/** Whether only the text of the default language is another than the one from which the translation was made. */
const isOverwritten =
  (context: CheckContext) =>
  ({ key, version: { locale, value }, source }: Copy): boolean =>
    isSourceAsRecorded(context, { key, locale, source: source.value }) === false &&
    isTargetAsRecorded(context, { key, locale, value });

/** Texts that are the same in two languages, and are not in the one that they should be in: a few words fit many. */
const copies = (context: CheckContext, { key, versions }: KeyVersions, same: Same): Copy[] => {
  const [source, ...others] = versions;
  if (!source || same.keys.test(key) || isStub(source.value)) return [];
  return others
    .filter(({ value }) => isSame(value, source.value, same.words))
    .filter(({ locale }) => !areVariants(locale, source.locale))
    .filter(({ locale, value }) => !isNamedCopy(context, { key, locale, value }))
    .map((version) => ({ key, version, source }))
    .filter(
      (copy) => isForeign(source.value, copy.version.locale, source.locale) || isOverwritten(context)(copy),
    );
};

/** What keeps single words out of this check: a sentence is translated, whatever it is about. */
const allowedFor = (copies: Copy[]): string => {
  const isSentence = ({ version, source }: Copy) =>
    [version, source].some(({ locale, value }) => functionWordsIn(value, locale).length > 0);
  return copies.some(isSentence)
    ? ''
    : ` If it is the same in both, list it in "names", or under "words" of this check's options in site.config.json; for this text alone, run: npm run i18n -- accept ${copies[0]?.key}`;
};

/** What has become the same as its translation was overwritten by it. */
const overwritten = (copy: Copy): Finding => {
  const { key, version, source } = copy;
  const message = `"${key}" is the same in "${source.locale}" as in "${version.locale}": "${source.value}". It was another text when it was translated. Write it in "${source.locale}" again.${allowedFor([copy])}`;
  return { ...source.place, message };
};

/** One word that is not listed is one fault, however many texts of a file have no other. */
const oncePerWords = (found: Copy[], same: RegExp): Finding[] => {
  const groups = Map.groupBy(found, ({ version: { value, place } }) =>
    [place.file, ...wordsOf(value, same)].join('\n'),
  );
  return [...groups.values()].flatMap(([copy, ...others]): Finding[] => {
    if (!copy) return [];
    const { key, version, source } = copy;
    const more =
      others.length === 0
        ? ''
        : ` So ${others.length === 1 ? 'is 1 text' : `are ${others.length} texts`} more.`;
    const message = `"${key}" is the same in "${version.locale}" as in "${source.locale}": "${version.value}".${more} Translate it.${allowedFor([copy])}`;
    const also = others.map((other) => other.version.place.pointer);
    return [{ ...version.place, message, ...(also.length > 0 ? { also } : {}) }];
  });
};

/** Names that are listed with a slip, accents that are lost, and the copies that neither explains. */
const afterSlips = (context: CheckContext, copies: Copy[], same: RegExp): Loss => {
  const listed = (copy: Copy) => misspeltName(context, wordsOf(copy.version.value, same).join(' '));
  const toldOf = (copy: Copy) => {
    const accents = lostAccentsOfCopy(context, copy);
    return accents.length > 0 ? accents : listed(copy);
  };
  const slips = copies.map((copy) => ({ copy, told: toldOf(copy) }));
  return {
    lost: oncePerPlace(slips.flatMap(({ told }) => told)),
    left: slips.filter(({ told }) => told.length === 0).map(({ copy }) => copy),
  };
};

/** A fact has values for several languages because they differ. */
const copiedFacts = ({ source, defaultLocale }: CheckContext, same: RegExp): Finding[] =>
  Object.entries(source.config.facts ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'string') return [];
    const first = value[defaultLocale];
    return Object.entries(value)
      .filter(
        ([locale, text]) => !areVariants(locale, defaultLocale) && text === first && hasWords(text, same),
      )
      .map(([locale, text]) => ({
        file: configFile,
        pointer: below('/facts', name, locale),
        message: `The fact "${name}" is the same in "${locale}" as in "${defaultLocale}": "${text}". Translate it, or write it once for all languages.`,
      }));
  });

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
    'A text copied and never translated shows a visitor two languages on one page. Translate "Read more" as "Leer más"; a name that stays the same belongs in "names" of site.config.json, and a word that both languages share into the options of this check. What is right in one place only is named: npm run i18n -- accept about.careers.button.',
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
      areSharedWords(context, wordsOf(version.value, same.words), version.locale);
    const found = all.filter((copy) => !isNew(copy) && !isShared(copy));
    const { lost, left } = withoutLostListings(context, found, id);
    const slips = afterSlips(context, left, same.words);
    const source = withoutCopiedGroups(context, all.filter(isNew), 'source');
    const targets = withoutCopiedGroups(context, slips.left, 'version');
    return [
      ...[...source.lost, ...source.left.map(overwritten)],
      ...withIdle(lost, idleOptions(context, id)),
      ...[...slips.lost, ...targets.lost, ...oncePerWords(targets.left, same.words)],
      ...copiedFacts(context, same.words),
    ];
  },
  concerns: (context, locales) => {
    const same = sameIn(context);
    const [first = ''] = locales;
    const areForeign = locales.map((locale) => !areVariants(locale, first));
    return (key, words) => {
      const [source = ''] = words;
      const isCopied = (value: string, index: number) =>
        areForeign[index] === true &&
        isSame(value, source, same.words) &&
        isForeign(value, locales[index] ?? '', first);
      return words.some(isCopied) && !same.keys.test(key);
    };
  },
};
