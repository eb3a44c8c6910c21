import type { Translation } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { type ReturnedText, sentRecord } from './exchange.ts';
import type { RejectedText } from './judge.ts';

/** Whether a row was sent with the words of a text. */
const isOf = (row: ReturnedText, { now, source }: Translation): boolean =>
  (sentRecord(row)?.source ?? '') === now.source || row.source === source.value;

/**
 * Rows without a key, each with the one that it had: texts are exported in their order, so the first of those that no
 * row names and that have its words is meant.
 */
export const namelessRows = (
  texts: ReturnedText[],
  translations: ReadonlyMap<string, Translation>,
): { refused: RejectedText[]; named: ReturnedText[] } => {
  const named = texts.filter(({ key }) => key !== '');
  const keys = new Set(named.map(({ key }) => key));
  const unnamed = [...translations.values()].filter(({ key }) => !keys.has(key));
  const refused = texts
    .filter(({ key }) => key === '')
    .map((row): RejectedText => {
      const at = unnamed.findIndex((translation) => isOf(row, translation));
      const [owner] = at === -1 ? [] : unnamed.splice(at, 1);
      const advice = owner
        ? `Write it again: ${owner.key}`
        : 'Write it again as it was exported, or remove the row.';
      const reason = `The key of this row is empty, as when cells were merged. ${advice}`;
      return { key: '', line: row.line, column: row.column, reason, forcible: false };
    });
  return { refused, named };
};
