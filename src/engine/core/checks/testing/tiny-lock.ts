import { createContext } from '../context/check-context.ts';
import { lockFile, translations } from '../context/words/translations.ts';
import { createValidators } from '../schema/validators.ts';
import { type Changes, tinySite } from './tiny-site.ts';

/** The tiny site's lock file as it is when every translation was accepted after some changes. */
export const tinyLock = (changes: Changes = {}): Changes => {
  const hashes: Record<string, string> = {};
  const site = tinySite(changes);
  const context = createContext(site, new Set(), createValidators(site.schemas));
  for (const { key, target, hash } of translations(context)) if (target) hashes[key] = hash;
  return { [lockFile]: { es: hashes } };
};
