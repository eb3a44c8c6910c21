import { describe, expect, it } from 'vitest';
import { formatRows } from './format-rows.ts';

type Rows = Parameters<typeof formatRows>[0];
const csvOf = (rows: Rows) => formatRows(rows, 'csv');
const tableOf = (rows: Rows) => formatRows(rows, 'table');

describe('lists for spreadsheets', () => {
  it.each(['=1+1', '+34 600', '-2', '@SUM(A1)', '\tcmd', '\r=1', ' =1', '＝1'])(
    'makes no formula of %j',
    (text) => {
      const [, cell = ''] = csvOf([{ a: text }]).split('\n');
      expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('quotes what would end a cell or a line', () => {
    const csv = csvOf([{ a: 'say "hi"', b: 'one\ntwo', c: 'x,y', d: 'plain' }]);
    expect(csv).toBe('\uFEFFa,b,c,d\r\n"say ""hi""","one\ntwo","x,y",plain\r\n');
  });

  it('has a column for what any row has', () => {
    expect(csvOf([{ a: 1 }, { a: null, b: { c: 2 } }])).toBe('\uFEFFa,b\r\n1,\r\n,"{""c"":2}"\r\n');
  });
});

describe('lists for a terminal', () => {
  it('aligns columns, cuts what is long and leaves out what is empty', () => {
    const table = tableOf([
      { a: 'x', b: null, c: 'y'.repeat(50) },
      { a: 'long', b: null, c: 'z' },
    ]);
    expect(table).toBe(`a     c\nx     ${'y'.repeat(39)}…\nlong  z\n`);
  });

  it('aligns more rows than a call takes arguments', () => {
    const lines = tableOf(Array.from({ length: 200_000 }, () => ({ a: 'x' }))).split('\n');
    expect(lines).toHaveLength(200_002);
  });

  it('lets no text steer the terminal', () => {
    expect(tableOf([{ a: '\u001b[31mred\nline\u202E' }])).toBe('a\n [31mred line\n');
  });
});

it('writes JSON as it is', () => {
  expect(JSON.parse(formatRows([{ a: '=1' }], 'json'))).toEqual([{ a: '=1' }]);
});
