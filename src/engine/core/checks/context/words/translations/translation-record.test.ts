import { expect, it } from 'vitest';
import { textHash } from './text-hash.ts';
import { formatRecord, isMadeFrom, isRecord, parseRecord, recordOfTexts } from './translation-record.ts';

it('says what a translation was made from, and what it said', () => {
  const record = recordOfTexts('Read more', 'Leer más');
  const entry = formatRecord(record);
  expect(parseRecord(entry)).toEqual(record);
  expect(isMadeFrom(entry, textHash('Read more'))).toBe(true);
  expect(isMadeFrom(entry, textHash('Leer más'))).toBe(false);
  const named = { ...record, same: true } as const;
  expect(parseRecord(formatRecord(named))).toEqual(named);
  expect(isRecord(formatRecord(named))).toBe(true);
  expect([entry, textHash('Read more'), `${entry}0`, 5].map(isRecord)).toEqual([true, false, false, false]);
});
