import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import type { Column } from './context/key-table.ts';
import { functionWordsIn } from './context/languages.ts';
import type { Finding } from './problem.ts';

/** Texts that are long enough to tell their language, and as many as suffice to tell that of a file. */
const long = 25;
const [fewest, most] = [10, 200];

const sampleOf = ({ values }: Column): string[] => {
  const sentences = values.filter((value) => value !== undefined && value.length >= long) as string[];
  const step = Math.max(1, Math.floor(sentences.length / most));
  return sentences.filter((_, index) => index % step === 0);
};

const share = (texts: string[], locale: string): number =>
  texts.filter((text) => functionWordsIn(text, locale).length > 0).length / texts.length;

/** The language that nearly all texts of a file are in, when it is another of the site than the file's own. */
const foreignOf = (column: Column, locales: string[]): string | undefined => {
  const texts = sampleOf(column);
  if (texts.length < fewest || share(texts, column.locale) > 0.2) return undefined;
  return locales.find((other) => other !== column.locale && share(texts, other) > 0.6);
};

const findingOf = (
  { file, locale }: Column,
  other: string,
  { foreign, first }: { foreign: Map<string, string>; first: string },
): Finding[] => {
  const place = { file, pointer: '' };
  if (foreign.get(other) === locale) {
    const message = `The words of this file are in "${other}", and those of locales/${other}.json in "${locale}": the two files are exchanged. Give each the name of the other.`;
    // One of the two is enough.
    return locale < other ? [{ ...place, message }] : [];
  }
  if (locale !== first)
    return [
      {
        ...place,
        severity: 'warning',
        message: `The words of this file are in "${other}". Translate them, or put the file back as it was if it was overwritten.`,
      },
    ];
  const message = `The words of this file are in "${other}", and should be in "${locale}". It seems to be overwritten: put it back as it was.`;
  return [{ ...place, message }];
};

const foreignFiles = ({ keyTable, locales }: CheckContext): [Column, string][] =>
  keyTable.columns.flatMap((column): [Column, string][] => {
    const other = foreignOf(column, locales);
    return other === undefined ? [] : [[column, other]];
  });

/** Files of words that are in the language of another file. */
export const i18nWrongFile: Check = {
  id: 'i18n/wrong-file',
  severity: 'error',
  description: 'The words of each locale file are in its language.',
  advice:
    'A file that was saved under the name of another, or two that were exchanged, show every visitor a language that is not theirs. Put the files back, for example with the version control. A new language begins as a copy of the default one and is only warned of until its words are translated. Example: Spanish words in locales/en.json.',
  run: (context) => {
    const found = foreignFiles(context);
    const foreign = new Map(found.map(([{ locale }, other]) => [locale, other]));
    const first = context.source.config.defaultLocale;
    return found.flatMap(([column, other]) => findingOf(column, other, { foreign, first }));
  },
};
