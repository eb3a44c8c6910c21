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

/** Whether a row has its source as translation, and the reverse. */
const isExchanged = (text: ReturnedText): boolean => {
  const sent = sentRecord(text);
  return (
    sent !== undefined &&
    sent.source !== sent.target &&
    text.target !== '' &&
    textHash(text.target) === sent.source &&
    (text.source === '' || textHash(text.source) !== sent.source)
  );
};

const demandLanguages = ({ texts, source, target, ...place }: Returned): void => {
  const exchanged = texts.filter(isExchanged);
  if (exchanged.length < 2 || exchanged.length <= texts.length / 2) return;
  throw new ExchangeFault(
    `The columns "${source}" and "${target}" are exchanged: in ${exchanged.length} of ${texts.length} rows, the text in "${source}" stands under "${target}". Exchange the two names in the first line.`,
    place,
  );
};

/** Throws an ExchangeFault for a file that has something else in a column throughout: that is one cause, and told once. */
export const demandOwnColumns = (returned: Returned, translations: Translations): void => {
  demandKeys(returned.texts, translations);
  demandLanguages(returned);
};
