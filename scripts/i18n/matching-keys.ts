import { isWithin } from '../../src/engine/core/checks/context/words/keys/is-within.ts';
import { stemsOf } from '../../src/engine/core/checks/context/words/keys/key-parts.ts';
import type { Translation } from '../../src/engine/core/checks/context/words/translations/translations.ts';
import { didYouMean } from '../cli/did-you-mean.ts';
import { UsageError } from '../cli/usage-error.ts';

const explain = (word: string, translations: Translation[]): UsageError => {
  const named = translations.filter(({ key }) => isWithin(key, word));
  if (named.length > 0) {
    const locales = [...new Set(named.map(({ locale }) => locale))].join(', ');
    return new UsageError(`"${word}" is not translated into ${locales}, so there is nothing to accept.`);
  }
  if (word === 'all') return new UsageError('There is no text "all". To accept everything, write --all.');
  if (word.includes(','))
    return new UsageError(
      `Write spaces between the texts: ${word
        .split(/[,\s]+/)
        .join(' ')
        .trim()}`,
    );
  const known = new Set(translations.flatMap(({ key }) => stemsOf(key)));
  return new UsageError(didYouMean(`There is no text "${word}".`, word, known));
};

/** The translations that some words name, each a key or a group of keys. Throws a UsageError for a word that names none. */
export const matchingKeys = (words: string[], translations: Translation[]): Set<Translation> => {
  const found = new Set<Translation>();
  for (const word of words.map((name) => name.replace(/\.\*$/, ''))) {
    const own = translations.filter(({ key, target }) => target !== undefined && isWithin(key, word));
    if (own.length === 0) throw explain(word, translations);
    for (const translation of own) found.add(translation);
  }
  return found;
};
