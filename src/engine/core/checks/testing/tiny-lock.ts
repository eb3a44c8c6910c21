import { createContext } from '../context/check-context.ts';
import { lockFile, translations } from '../context/translations.ts';
import { type Changes, tinySite } from './tiny-site.ts';

/** The tiny site's lock file as it is when every translation was accepted after some changes. */
export const tinyLock = (changes: Changes = {}): Changes => {
  const hashes: Record<string, string> = {};
  for (const { key, target, hash } of translations(createContext(tinySite(changes), new Set())))
    if (target) hashes[key] = hash;
  return { [lockFile]: { es: hashes } };
};
