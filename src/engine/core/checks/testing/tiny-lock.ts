import { lockFile } from '../../file-names.ts';
import { formatRecord } from '../context/words/translations/translation-record.ts';
import { translations } from '../context/words/translations/translations.ts';
import { createContext } from '../create-context.ts';
import { createValidators } from '../schema-errors/validators.ts';
import { type Changes, tinySite } from './tiny-site.ts';

/** The tiny site's lock file as it is when every translation was accepted after some changes. */
export const tinyLock = (changes: Changes = {}): Changes => {
  const records: Record<string, string> = {};
  const site = tinySite(changes);
  const context = createContext(site, new Set(), createValidators(site.schemas));
  for (const { key, target, now } of translations(context)) if (target) records[key] = formatRecord(now);
  return { [lockFile]: { es: records } };
};
