import { textHash } from './text-hash.ts';

/**
 * The record of a translation in the lock file: the hash of the text that it was made from, and that of its own words.
 * `same` says that somebody has named it as right although both are the same.
 */
export type TranslationRecord = { source: string; target: string; same?: true };

const sign = '.';
const sameMark = 'same';

/** The record of a translation, by the words of both. */
export const recordOfTexts = (source: string, target: string): TranslationRecord => ({
  source: textHash(source),
  target: textHash(target),
});

/** A record as the lock file writes it. */
export const formatRecord = ({ source, target, same }: TranslationRecord): string =>
  [source, target, ...(same ? [sameMark] : [])].join(sign);

/** Reads the record of a translation. */
export const parseRecord = (entry: string): TranslationRecord => {
  const [source = '', target = '', mark] = entry.split(sign);
  return { source, target, ...(mark === sameMark ? { same: true } : {}) };
};

/** Whether a value of the lock file is a record. */
export const isRecord = (entry: unknown): boolean =>
  typeof entry === 'string' && /^[0-9a-z]{11}\.[0-9a-z]{11}(?:\.same)?$/.test(entry);

/** Whether a text is the version that an exported file has of another one. */
export const isTextVersion = (text: string): boolean => /^v\w{11}\.\w{11}$/.test(text);

/** Whether the lock file says that a translation was made from the text with this hash. */
export const isMadeFrom = (entry: string | undefined, hash: string): boolean =>
  entry?.startsWith(hash) === true;
