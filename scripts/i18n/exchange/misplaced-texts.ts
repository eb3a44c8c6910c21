import { textHash } from '../../../src/engine/core/checks/context/words/translations/text-hash.ts';
import type { Translation } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { localeFile } from '../../../src/engine/core/file-names.ts';
import { type ReturnedText, sentRecord } from './exchange.ts';
import type { RejectedText } from './judge.ts';
import { nearExchanges } from './near-exchanges.ts';

/** A row of the file, and the translation of the site that it is about. */
type Row = { text: ReturnedText; translation: Translation };

/** The row whose former words each row has now. */
type Owners = ReadonlyMap<Row, Row>;

const formerHash = ({ text, translation }: Row): string =>
  sentRecord(text)?.target ?? textHash(translation.target?.value ?? '');

const isChanged = (row: Row): boolean => textHash(row.text.target) !== formerHash(row);

const rowsOf = (texts: ReturnedText[], translations: ReadonlyMap<string, Translation>): Row[] =>
  texts.flatMap((text) => {
    const translation = translations.get(text.key);
    return translation ? [{ text, translation }] : [];
  });

/** Another row's words are right where the source is what that row was translated from. */
const fits = ({ translation: { now } }: Row, { translation: owner }: Row): boolean =>
  now.source === (owner.recorded ?? owner.now).source;

/** Of some rows, those that have the former words of one of others. */
const ownersOf = (rows: Row[], others: Row[]): Owners => {
  const byFormer = Map.groupBy(others, formerHash);
  return new Map(
    rows.flatMap((row): [Row, Row][] => {
      const owners = row.text.target === '' ? [] : (byFormer.get(textHash(row.text.target)) ?? []);
      const [owner] = owners;
      return owner === undefined || owners.some((other) => fits(row, other)) ? [] : [[row, owner]];
    }),
  );
};

/** A text may get words that another one has given up; in a row of such texts, nobody has translated anew. */
const linkedOnly = (owners: Owners): Owners => {
  const givers = new Set(owners.values());
  return new Map([...owners].filter(([row, owner]) => owners.has(owner) || givers.has(row)));
};

/** Where a shift begins, the first row has the words of the one above it, which were copied down and stand there still. */
const firstOf = (linked: Owners, unchanged: Row[]): Owners => {
  const givers = [...linked.values()].filter((row) => !linked.has(row));
  return ownersOf(givers, unchanged);
};

/** Rows that were exchanged and then edited: nearly each other's words, which the site still has as they were sent. */
const nearlyExchanged = (rows: Row[]): Owners => {
  const edited = rows.flatMap((row) => {
    const former = row.translation.target?.value ?? '';
    return row.text.target !== '' && textHash(former) === formerHash(row)
      ? [{ row, now: row.text.target, former }]
      : [];
  });
  const pairs = [...nearExchanges(edited)].map(([one, other]): [Row, Row] => [one.row, other.row]);
  return new Map(pairs.filter(([one, other]) => !fits(one, other) && !fits(other, one)));
};

const misplacedIn = (rows: Row[]): Owners => {
  const changed = rows.filter(isChanged);
  const linked = linkedOnly(ownersOf(changed, changed));
  if (linked.size === 0) return nearlyExchanged(changed);
  const first = firstOf(
    linked,
    rows.filter((row) => !isChanged(row)),
  );
  return new Map([...first, ...linked]);
};

const rejected = ({ text: { key, line, column } }: Row, reason: string, also: number): RejectedText => ({
  key,
  line,
  column,
  reason,
  also,
  forcible: false,
});

const exchangesIn = (owners: Owners): RejectedText[] => {
  const told = new Set<Row>();
  return [...owners].flatMap(([row, owner]) => {
    told.add(row);
    if (told.has(owner)) return [];
    const reason = `These are the words of "${owner.text.key}", and the reverse: the two translations were exchanged. Put each in its row. If it is meant, exchange them in ${localeFile(row.translation.locale)}.`;
    return [rejected(row, reason, 1)];
  });
};

const toldOf = (owners: Owners): RejectedText[] => {
  const [first] = owners;
  if (first === undefined) return [];
  if ([...owners].every(([row, owner]) => owners.get(owner) === row)) return exchangesIn(owners);
  const [row, owner] = first;
  const reason = `${owners.size} translations stand in the rows of others, as when a part of the table is sorted or shifted by itself: these are the words of "${owner.text.key}". Take that back in the file, or export the texts anew.`;
  return [rejected(row, reason, owners.size - 1)];
};

/**
 * The texts of a file that have each other's words, while their sources are what they were: their rows were exchanged or
 * shifted. Once written, nothing could tell that any more, so they are never taken.
 */
export const misplacedTexts = (
  texts: ReturnedText[],
  translations: ReadonlyMap<string, Translation>,
): { refused: RejectedText[]; left: ReturnedText[] } => {
  const owners = misplacedIn(rowsOf(texts, translations));
  const misplaced = new Set([...owners.keys()].map(({ text }) => text));
  return { refused: toldOf(owners), left: texts.filter((text) => !misplaced.has(text)) };
};
