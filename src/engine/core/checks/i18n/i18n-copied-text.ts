import { withoutPlaceholders } from '../../words/placeholder.ts';
import type { SiteCheck } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { type Column, pointerAt } from '../context/words/keys/key-table.ts';
import { shortest } from '../context/words/translations/copied-words.ts';
import { sourceText, translatedColumns } from '../context/words/translations/source-text.ts';
import { isSourceAsRecorded } from '../context/words/translations/translations.ts';
import { oncePerPlace, pointersOf } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { areApart } from './lock/are-apart.ts';
import { exchangedTranslations } from './lock/exchanged-translations.ts';
import { foreignCopy } from './lock/foreign-copy.ts';
import { exchangedSince, rewrittenSince, rewrittenTranslations } from './lock/rewritten-translations.ts';
import { takenOver } from './lock/taken-over.ts';

/** Whether a text is what its source has of facts and figures, and has lost the words around them. */
const isRest = (text: string, source: string): boolean =>
  source.includes(text) && !/\p{L}/u.test(withoutPlaceholders(text));

/** How far a translation is from the usual length for its source. */
const strangeness = (value: string, source: string): number =>
  Math.abs(Math.log(value.length / Math.max(1, source.length)));

/** A column of the table of keys, and the numbers of its texts that are no longer what was accepted. */
type Translated = { column: Column; rewritten: ReadonlySet<number> };

const translatedIn = (context: CheckContext, column: Column): Translated => {
  const { numbers } = context.keyTable;
  const rewritten = rewrittenTranslations(context).get(column.locale) ?? [];
  return { column, rewritten: new Set(rewritten.map(({ key }) => numbers.get(key) ?? -1)) };
};

/** Whether a text is not what its translation was made from any more. */
const hasNewSource = (context: CheckContext, { locale }: Column, number: number): boolean => {
  const [key = '', source = ''] = [context.keyTable.keys[number], sourceText(context, number)];
  return isSourceAsRecorded(context, { key, source, locale }) === false;
};

/** Whether a text with the same words in both languages stands elsewhere: then the two belong together. */
const isSaidElsewhere = (context: CheckContext, { values }: Column, copy: number): boolean =>
  values.some(
    (value, number) =>
      number !== copy && value === values[copy] && sourceText(context, number) === sourceText(context, copy),
  );

/** Of two keys with one translation for different sources, tells the one written over, or of the odder length. */
const copyOf = (
  context: CheckContext,
  { column, rewritten }: Translated,
  [first, second]: [number, number],
): Finding[] => {
  const value = column.values[first] ?? '';
  const [one, other] = [sourceText(context, first), sourceText(context, second)];
  // On large sites the same sentence often stands on many pages, in every language.
  if (one === undefined || other === undefined || one === other) return [];
  // A source that has changed since it was translated may have said the same before: that is reported there.
  if ([first, second].some((number) => hasNewSource(context, column, number))) return [];
  const isOnlyOneNew = rewritten.has(first) !== rewritten.has(second);
  // What alone was another when it was accepted was written over, however much the two sources have in common.
  if (!isOnlyOneNew && !areApart(one, other)) return [];
  const isFirst = isOnlyOneNew ? rewritten.has(first) : strangeness(value, one) > strangeness(value, other);
  const [copy, original] = isFirst ? [first, second] : [second, first];
  if (isSaidElsewhere(context, column, copy) || isRest(value, isFirst ? one : other)) return [];
  const { keyTable } = context;
  const twin = keyTable.keys[original] ?? '';
  const isLetStand = value.length < shortest || !areApart(one, other);
  const unless = isLetStand ? ` If they are meant, run: npm run i18n -- accept ${keyTable.keys[copy]}` : '';
  const message = `These are the words of "${twin}", too, and in "${keyTable.columns[0]?.locale}" the two say something else. Translate this one anew.${unless}`;
  const place = { file: column.file, pointer: pointerAt(keyTable, column, copy) };
  return [{ ...place, message, named: { keys: [twin] } }];
};

/** Short texts may be the same in two places by chance, unless one of them was different when it was accepted. */
const copiesIn = (context: CheckContext, translated: Translated): Finding[] => {
  const { column, rewritten } = translated;
  const known = new Map<string, number>();
  return column.values.flatMap((value, number) => {
    if (value === undefined || (value.length < shortest && rewritten.size === 0)) return [];
    const first = known.get(value);
    if (first === undefined) known.set(value, number);
    const mayBeCopy = value.length >= shortest || rewritten.has(first ?? -1) || rewritten.has(number);
    return first !== undefined && mayBeCopy ? copyOf(context, translated, [first, number]) : [];
  });
};

/** Translations that were written over with the words of another text in another language. */
const foreignCopies = (context: CheckContext, { locale }: Column): Finding[] =>
  (rewrittenTranslations(context).get(locale) ?? []).flatMap(({ key, target }) => {
    const copy = target && foreignCopy(context, key, target);
    if (!copy) return [];
    const message = `These are the words of "${copy.key}" in "${copy.locale}", and this is a text in "${locale}". Write the translation that belongs here.`;
    return [{ ...target.place, message }];
  });

/** The findings in one language. Exchanged texts have the words of others, so nothing else is reported of them. */
const findingsIn = (context: CheckContext, column: Column): Finding[] => {
  const exchanged = exchangedSince(context, column.locale);
  const told = new Set(exchanged.flatMap(pointersOf));
  const others = [
    ...copiesIn(context, translatedIn(context, column)),
    ...exchangedTranslations(context, column),
    ...foreignCopies(context, column),
    ...takenOver(context, column.locale),
  ];
  return [...exchanged, ...oncePerPlace(others.filter(({ pointer }) => !told.has(pointer)))];
};

/** Translations that are the words of another text, or the translation of another. */
export const i18nCopiedText: SiteCheck = {
  id: 'i18n/copied-text',
  severity: 'warning',
  description: 'Two texts that say different things are different in every language.',
  advice:
    'When words are pasted into the wrong line, a visitor of one language reads the same sentence in two places, and what belongs there nowhere. Translate the text that is named again. Short texts may well be the same, as "Trips" and "Travel" are both "Viajes", and so may texts of which the sources have words in common: they are told only when translations.lock.json knows that one of them was another.',
  run: (context) => translatedColumns(context).flatMap((column) => findingsIn(context, column)),
  concerns: rewrittenSince,
};
