import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

const written = (text: string): string => writeCsv([[text]]).slice('\uFEFF'.length, -'\r\n'.length);

describe('a table for spreadsheets', () => {
  it('is UTF-8 with its mark, one row a line', () =>
    expect(
      writeCsv([
        ['key', 'words'],
        ['a', 'Más'],
      ]),
    ).toBe('\uFEFFkey,words\r\na,Más\r\n'));

  it.each([
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' space ', '" space "'],
    ['plain words', 'plain words'],
  ])('quotes what would break a cell: %j', (text, cell) => expect(written(text)).toBe(cell));

  it.each(['=1', ' +1', '-1', '@a', '＝1', "'=1", "''=1"])('holds no formula: %j', (text) =>
    expect(written(text).replaceAll('"', '')).toBe(`'${text}`),
  );

  it('leaves an apostrophe before a word alone', () => expect(written("'tis")).toBe("'tis"));
});
