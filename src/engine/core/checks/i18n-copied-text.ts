import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { shortest } from './context/words/copied-words.ts';
import { exchangedTranslations } from './context/words/exchanged-translations.ts';
import { type Column, pointerAt } from './context/words/key-table.ts';
import { sourceText, translatedColumns } from './context/words/source-text.ts';
import type { Finding } from './problem.ts';

const longWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/** Whether two texts have little to do with each other: less than a third of their longer words is shared. */
const areApart = (one: string, other: string): boolean => {
  const [words, others] = [longWords(one), longWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared * 3 < Math.min(words.size, others.size);
};

/** How far a translation is from the usual length for its source. */
const strangeness = (value: string, source: string): number =>
  Math.abs(Math.log(value.length / Math.max(1, source.length)));

const copyOf = (context: CheckContext, column: Column, [first, second]: [number, number]): Finding[] => {
  const value = column.values[first] ?? '';
  const [one, other] = [sourceText(context, first), sourceText(context, second)];
  // On large sites the same sentence often stands on many pages, in every language.
  if (one === undefined || other === undefined || one === other || !areApart(one, other)) return [];
  const isFirst = strangeness(value, one) > strangeness(value, other);
  const [copy, original] = isFirst ? [first, second] : [second, first];
  const { keyTable } = context;
  const names = [keyTable.keys[original] ?? ''];
  const message = `These are the words of "${names[0]}", too, and in "${keyTable.columns[0]?.locale}" the two say something else. Translate this one anew.`;
  return [{ file: column.file, pointer: pointerAt(keyTable, column, copy), message, names }];
};

const copiesIn = (context: CheckContext, column: Column): Finding[] => {
  const known = new Map<string, number>();
  return column.values.flatMap((value, number) => {
    if (value === undefined || value.length < shortest) return [];
    const first = known.get(value);
    if (first === undefined) known.set(value, number);
    return first === undefined ? [] : copyOf(context, column, [first, number]);
  });
};

/** Translations that are the words of another text, or the translation of another. */
export const i18nCopiedText: Check = {
  id: 'i18n/copied-text',
  severity: 'warning',
  description: 'Two texts that say different things are different in every language.',
  advice:
    'When words are pasted into the wrong line, a visitor of one language reads the same sentence in two places, and what belongs there nowhere. Translate the text that is named again. Short texts may well be the same: "Trips" and "Travel" are both "Viajes".',
  run: (context) =>
    translatedColumns(context).flatMap((column) => [
      ...copiesIn(context, column),
      ...exchangedTranslations(context, column),
    ]),
};
