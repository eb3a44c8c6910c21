import {
  isRewritten,
  isStale,
  lockFile,
  type Translation,
} from '../../src/engine/core/checks/context/words/translations.ts';
import { counted } from '../cli/counted.ts';
import { UsageError } from '../cli/usage-error.ts';
import { keptRecord, writeLock } from './lock-file.ts';
import { matchingKeys } from './matching-keys.ts';
import type { TranslatedSite } from './translated-site.ts';

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

/** Whether accepting a translation says something that the lock file does not. */
const isNews = (translation: Translation): boolean =>
  translation.target !== undefined &&
  (translation.recorded === undefined || isStale(translation) || isRewritten(translation));

const recordNow = ({ target, now }: Translation) => target && now;

/** Records that translations fit their texts, and writes the lock file. Returns a message about it. */
export const accept = async (site: TranslatedSite, acceptance: Acceptance): Promise<string> => {
  if (acceptance.all && acceptance.words.length > 0)
    throw new UsageError('Name keys, or accept --all: not both.');
  const wanted = chosen(site, acceptance);
  const changed = [...wanted].filter(isNews);
  await writeLock(site, (translation) =>
    wanted.has(translation) ? recordNow(translation) : keptRecord(translation),
  );
  if (changed.length === 0) return `Nothing new to accept. ${lockFile} is up to date.`;
  const count = counted(changed.length, 'translation');
  return `${count} accepted in ${lockFile}:\n${inWords(changed)}`;
};
