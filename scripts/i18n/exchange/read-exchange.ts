import { readFile } from 'node:fs/promises';
import { errorCode } from '../../cli/error-code.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { ExchangeFault, type Returned } from './exchange.ts';
import { readCsv } from './read-csv.ts';
import { readXliff } from './read-xliff.ts';
import type { Languages } from './table-header.ts';

const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
};

const decode = (bytes: Uint8Array, file: string): string => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file} is not in UTF-8. Save it as "CSV UTF-8", or as XLIFF in UTF-8.`);
  }
};

const unreadable: { [code: string]: string | undefined } = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder',
  EACCES: 'must not be read',
};

const read = async (file: string): Promise<Uint8Array> => {
  try {
    return await readFile(file);
  } catch (error) {
    const why = unreadable[errorCode(error)];
    throw why ? new UsageError(`${file} ${why}. Name the file that came back.`) : error;
  }
};

const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? '';

/** The locale of the site that a file means: translation programs write es-MX for es, because they know no other. */
const sameLocale = (named: string, locales: string[]): string | undefined => {
  const own = locales.filter((locale) => languageOf(locale) === languageOf(named));
  return locales.includes(named) || own.length > 1 ? locales.find((locale) => locale === named) : own[0];
};

/** A file by the names that the site has for its languages. Throws an ExchangeFault when they are none of this site's. */
const withOwnLocales = (returned: Returned, { source, targets }: Languages): Returned => {
  if (sameLocale(returned.source, [source]) === undefined)
    throw new ExchangeFault(
      `The file translates from "${returned.source}", and the site from "${source}".`,
      returned,
    );
  const target = sameLocale(returned.target, targets);
  if (target !== undefined) return { ...returned, source, target };
  throw new ExchangeFault(
    `The file translates into "${returned.target}", and the site is translated into ${targets.join(' and ')}.`,
    returned,
  );
};

/** A fault of a file with its place. */
export const faultInWords = (file: string, { line, column, message }: ExchangeFault): string =>
  `${file}:${line}:${column}  ${message}`;

/** Reads a file that came back from a translator, whatever of the two formats it is in. Throws a UsageError. */
export const readExchange = async (file: string, languages: Languages): Promise<Returned> => {
  const text = decode(await read(file), file);
  try {
    const returned = text.trimStart().startsWith('<') ? readXliff(text) : readCsv(text, languages);
    return withOwnLocales(returned, languages);
  } catch (error) {
    throw error instanceof ExchangeFault ? new UsageError(faultInWords(file, error)) : error;
  }
};
