import { textHash } from '../../../src/engine/core/checks/context/words/translations/text-hash.ts';
import type { Translation } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { ExchangeFault, fewestDamaged, type Returned, type ReturnedText, sentRecord } from './exchange.ts';

type Translations = ReadonlyMap<string, Translation>;

/** Spreadsheets begin a cell with a capital by themselves. */
const demandKeys = (texts: ReturnedText[], translations: Translations): void => {
  const own = new Map([...translations.keys()].map((key) => [key.toLowerCase(), key]));
  const changed = texts.filter(({ key }) => !translations.has(key) && own.has(key.toLowerCase()));
  const [first] = changed;
  if (!first || changed.length < fewestDamaged) return;
  throw new ExchangeFault(
    `In ${changed.length} of ${texts.length} texts the key has other capitals: here "${first.key}" is "${own.get(first.key.toLowerCase())}" in the site. A program has changed them. Put the column "key" back as it was exported.`,
    first,
  );
};

/** Keys that were emptied or translated throughout, or the file of another site. */
const demandKnownKeys = (texts: ReturnedText[], translations: Translations): void => {
  const unknown = texts.filter(({ key }) => !translations.has(key));
  const [first] = unknown;
  if (!first || unknown.length < fewestDamaged || unknown.length <= texts.length / 2) return;
  const fault = first.key === '' ? 'is empty' : `is none of this site: here "${first.key}"`;
  throw new ExchangeFault(
    `In ${unknown.length} of ${texts.length} texts the key ${fault}. Put the keys back as they were exported, or ask for the file again.`,
    first,
  );
};

/** Rows that were pasted twice; a few may each say something else. */
const demandOnce = (texts: ReturnedText[]): void => {
  const first = new Map(texts.toReversed().map(({ key, line }) => [key, line]));
  const repeated = texts.filter(({ key, line }) => key !== '' && first.get(key) !== line);
  const [one] = repeated;
  if (!one || repeated.length < fewestDamaged) return;
  throw new ExchangeFault(
    `${repeated.length} rows are about texts that other rows have, too: here "${one.key}", as in line ${first.get(one.key)}. Remove the rows that stand twice, or ask for the file again.`,
    one,
  );
};

/** Whether a row has its source as translation, and other words in the place of the source. */
const isExchanged = (text: ReturnedText): boolean => {
  const sent = sentRecord(text);
  return (
    sent !== undefined &&
    text.target !== '' &&
    textHash(text.target) === sent.source &&
    (text.source === '' ? sent.source !== sent.target : textHash(text.source) !== sent.source)
  );
};

const demandLanguages = ({ texts, source, target, isTable, ...place }: Returned): void => {
  const exchanged = texts.filter(isExchanged);
  // A text that nobody has translated yet is the same in both.
  const apart = texts.filter((text) => text.source !== text.target);
  if (exchanged.length < 2 || exchanged.length <= apart.length / 2) return;
  const those = `in ${exchanged.length} of ${texts.length}`;
  throw new ExchangeFault(
    isTable
      ? `The columns "${source}" and "${target}" are exchanged: ${those} rows, the text in "${source}" stands under "${target}". Exchange the two names in the first line.`
      : `The texts in "${source}" and "${target}" are exchanged: ${those} units, <target> has the text in "${source}". Exchange <source> and <target>, or ask for the file again.`,
    place,
  );
};

/** Throws an ExchangeFault for a file that has something else in a column throughout: that is one cause, and told once. */
export const demandOwnColumns = (returned: Returned, translations: Translations): void => {
  demandKeys(returned.texts, translations);
  demandKnownKeys(returned.texts, translations);
  demandOnce(returned.texts);
  demandLanguages(returned);
};
