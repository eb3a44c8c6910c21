import {
  isRewritten,
  isStale,
  type Translation,
} from '../../src/engine/core/checks/context/words/translations/translations.ts';
import { counted } from '../../src/engine/core/counted.ts';
import { lockFile } from '../../src/engine/core/file-names.ts';
import { UsageError } from '../cli/usage-error.ts';
import { identicalIn, isUntouched } from './judge-translations.ts';
import { changeWords } from './locale-files.ts';
import { keptRecord, lockText } from './lock-text.ts';
import { matchingKeys } from './matching-keys.ts';
import type { TranslatedSite } from './read-translated-site.ts';

/** Which translations to accept: named ones, all, or those that are not stale. */
export type Acceptance = { words: string[]; all: boolean };

const most = 10;

const inWords = (accepted: Translation[]): string => {
  const names = accepted.slice(0, most).map(({ key, locale }) => `  ${locale}  ${key}`);
  const more = accepted.length > most ? [`  and ${accepted.length - most} more`] : [];
  return [...names, ...more].join('\n');
};

const chosen = ({ translations, locales }: TranslatedSite, { words, all }: Acceptance): Set<Translation> => {
  const own = translations.filter(({ locale }) => locales.includes(locale));
  if (words.length > 0) return matchingKeys(words, own);
  return new Set(all ? own : own.filter((translation) => !isStale(translation)));
};

/** Whether a translation is not what the lock file says of it. */
const isChanged = (translation: Translation): boolean =>
  translation.recorded === undefined || isStale(translation) || isRewritten(translation);

/** The command that accepts some translations, each text once; of very many only the first. */
const acceptByName = (some: Translation[]): string => {
  const keys = [...new Set(some.map(({ key }) => key))];
  return `npm run i18n -- accept ${keys.slice(0, keys.length > most ? 1 : most).join(' ')}`;
};

const passedInWords = (passed: Translation[]): string[] => {
  if (passed.length === 0) return [];
  const these =
    passed.length === 1 ? 'is still the same as its source' : 'are still the same as their sources';
  return [
    `${counted(passed.length, 'text')} passed over, which ${these}: translate first, or accept by name what is right so: ${acceptByName(passed)}`,
  ];
};

/** What stays out of date as long as nobody says by name that it fits. */
const staleInWords = (stale: Translation[]): string[] => {
  if (stale.length === 0) return [];
  const these =
    stale.length === 1 ? 'stays out of date, as its source' : 'stay out of date, as their sources';
  const has = stale.length === 1 ? 'has' : 'have';
  return [
    `${counted(stale.length, 'translation')} ${these} ${has} changed:\n${inWords(stale)}\nCompare both, and accept by name what still fits: ${acceptByName(stale)}`,
  ];
};

const acceptedInWords = (accepted: Translation[], isUpToDate: boolean): string =>
  accepted.length === 0
    ? `Nothing new to accept.${isUpToDate ? ` ${lockFile} is up to date.` : ''}`
    : `${counted(accepted.length, 'translation')} accepted in ${lockFile}:\n${inWords(accepted)}`;

/** What is still its source; in a language with such texts also words that the two may share, as nobody has looked at them. */
const copiesAmong = (site: TranslatedSite, meant: Set<Translation>, isNamed: boolean): Set<Translation> => {
  const isIdentical = identicalIn(site);
  const copies = [...meant].filter(isIdentical);
  const unfinished = new Set(isNamed ? [] : copies.map(({ locale }) => locale));
  const untouched = [...meant].filter((item) => unfinished.has(item.locale) && isUntouched(item));
  return new Set([...copies, ...untouched]);
};

/** The records of what is accepted: of copies that are named, also that they are right so. */
const recordsAfter = (wanted: Set<Translation>, copies: Set<Translation>) => (translation: Translation) => {
  const { target, now } = translation;
  if (!target || !wanted.has(translation)) return keptRecord(translation);
  if (copies.has(translation)) return { ...now, same: true } as const;
  return isChanged(translation) ? now : keptRecord(translation);
};

const isNews =
  (after: ReturnType<typeof recordsAfter>) =>
  (translation: Translation): boolean => {
    const record = after(translation);
    return record !== undefined && record !== translation.recorded;
  };

/**
 * Says that translations fit the texts they stand for, and writes the lock file; what is still its source must be named.
 * Returns what to tell.
 */
export const accept = async (site: TranslatedSite, acceptance: Acceptance): Promise<string> => {
  const isNamed = acceptance.words.length > 0;
  if (acceptance.all && isNamed) throw new UsageError('Name keys, or accept --all: not both.');
  const meant = chosen(site, acceptance);
  const copies = copiesAmong(site, meant, isNamed);
  const wanted = new Set([...meant].filter((translation) => isNamed || !copies.has(translation)));
  const after = recordsAfter(wanted, copies);
  const left = isNamed || acceptance.all ? [] : site.translations.filter(isStale);
  const stale = left.filter(({ locale }) => site.locales.includes(locale));
  const passed = isNamed ? [] : [...copies].filter(isChanged);
  await changeWords(site, { verb: 'accept' }, (draft) => draft.write(lockFile, lockText(site, after)));
  return [
    acceptedInWords([...meant].filter(isNews(after)), stale.length + passed.length === 0),
    ...passedInWords(passed),
    ...staleInWords(stale),
  ].join('\n');
};
