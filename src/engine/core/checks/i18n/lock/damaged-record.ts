import { lockFile } from '../../../file-names.ts';
import { formatRecord } from '../../context/words/translations/translation-record.ts';
import { isRewritten, isStale, type Translation } from '../../context/words/translations/translations.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';

/** Two letters that changed places are two signs. */
const most = 2;

/** Whether two hashes differ in a sign or two: those of different texts never do. */
const isNear = (one: string, other: string): boolean =>
  one !== other && [...one].filter((letter, index) => letter !== other[index]).length <= most;

/**
 * The finding about a record that is nearly that of the present texts: the lock file was changed by hand, not the
 * texts.
 */
export const damagedRecord = (translation: Translation): Finding | undefined => {
  const { key, locale, recorded, now } = translation;
  if (!recorded || !(isStale(translation) || isRewritten(translation))) return undefined;
  if (!isNear(recorded.source, now.source) && !isNear(recorded.target, now.target)) return undefined;
  const suggestion = formatRecord(now);
  const message = `This was changed by hand: the texts of "${key}" have not changed. Write "${suggestion}" again, or run: npm run i18n -- accept ${key}`;
  return { file: lockFile, pointer: below('', locale, key), message, suggestion };
};
