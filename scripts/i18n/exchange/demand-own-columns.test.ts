import { describe, expect, it } from 'vitest';
import { copyBeforeEach, send, site, take, written } from './testing/sent-site.ts';

copyBeforeEach();

const names = 'key,state,notes,en,es,version';

/** Changes the lines of an exported table, and says why it is refused: nothing may be written. */
const refusalOf = async (change: (lines: string[]) => string[]): Promise<unknown> => {
  const file = await send('csv');
  const lines = (await site.read('sent.csv')).replace('\uFEFF', '').split('\r\n');
  await site.write('sent.csv', change(lines).join('\r\n'));
  const before = await written();
  const refusal: unknown = await take(file).catch((error: unknown) => error);
  expect(await written()).toEqual(before);
  return refusal;
};

/** A table in which the rows have a cell of the row above, at the beginning or at the end. */
const withShifted = ([names = '', ...rows]: string[], at: number): string[] => {
  const cells = rows.filter((row) => row !== '').map((row) => row.split(','));
  return [names, ...cells.map((row, index) => row.with(at, cells.at(index - 1)?.at(at) ?? '').join(','))];
};

describe('a table is refused for one cause in one message', () => {
  it.each([
    ['a title above the names', (lines: string[]) => ['Our site, version 2,,,,,', ...lines], 'second line'],
    [
      'lost names',
      ([, ...rows]: string[]) => rows,
      'Put it above the texts again: key, state, notes, en, es',
    ],
    [
      'translated names',
      ([, ...rows]: string[]) => ['clave,estado,notas,inglés,español,versión', ...rows],
      'Write them as they were exported: key, state, notes, en, es or ar, version.',
    ],
    [
      'the names of the languages exchanged',
      ([, ...rows]: string[]) => [names.replace('en,es', 'es,en'), ...rows],
      'The columns "en" and "es" are exchanged: in 26 of 26 rows',
    ],
    [
      'keys with a capital',
      ([first = '', ...rows]: string[]) => [
        first,
        ...rows.map((row) => row.replace(/^./, (letter) => letter.toUpperCase())),
      ],
      'In 26 of 26 texts the key has other capitals: here "Header.close" is "header.close"',
    ],
    [
      'emptied keys',
      ([first = '', ...rows]: string[]) => [first, ...rows.map((row) => row.replace(/^[^,]+/, ''))],
      'In 26 of 26 texts the key is empty. Put the keys back as they were exported',
    ],
    [
      'translated keys',
      ([first = '', ...rows]: string[]) => [first, ...rows.map((row) => row.replace(/^(?=.)/, 'clave.'))],
      'In 26 of 26 texts the key is none of this site: here "clave.header.close"',
    ],
    ...[
      ['key', 0],
      ['version', -1],
    ].map(([name = '', at]): [string, (lines: string[]) => string[], string] => [
      `the column "${name}" shifted by itself`,
      (lines) => withShifted(lines, Number(at)),
      `The column "${name}" was sorted or shifted by itself: in `,
    ]),
    [
      'rows that were pasted twice',
      ([first = '', ...rows]: string[]) => [first, ...rows, ...rows],
      '26 rows are about texts that other rows have, too: here "header.close", as in line 2.',
    ],
    ['no text', ([first = '']: string[]) => [first], 'No text stands below the names of the columns'],
  ])('%s', async (_, change, message) => {
    expect(await refusalOf(change)).toMatchObject({ message: expect.stringContaining(message) as string });
  });
});

describe('a row whose key', () => {
  it('was emptied, as when cells are merged, is told with the key that it had', async () => {
    const file = await send('csv');
    const lines = (await site.read('sent.csv')).split('\r\n');
    const isMerged = (index: number) => index === 4 || index === 5;
    const merged = lines.map((line, index) => (isMerged(index) ? line.replace(/^[^,]+/, '') : line));
    await site.write('sent.csv', merged.join('\r\n'));
    const keys = lines.filter((_, index) => isMerged(index)).map((line) => line.split(',')[0]);
    const { refused, told } = await take(file);
    expect(refused.map(({ line }) => line)).toEqual([5, 6]);
    expect(told.slice(0, 2).map((line) => line.split('  ').at(-1))).toEqual(
      keys.map((key) => `The key of this row is empty, as when cells were merged. Write it again: ${key}`),
    );
  });

  it('has spaces around it is taken by the key without them', async () => {
    const file = await send('csv');
    const lines = (await site.read('sent.csv')).split('\r\n');
    const [names, ...rows] = lines.map((line) => line.replace(/^[^,]+/, ' $&\u00a0'));
    await site.write('sent.csv', [names?.trim(), ...rows].join('\r\n').replace('Silencio', 'Calma'));
    expect(await take(file)).toMatchObject({ refused: [], counts: { taken: 1, unchanged: 25 } });
  });
});

describe('what a translator wrote beside the translations', () => {
  it('is told with its lines, be it in the notes of a table or in a new column', async () => {
    const file = await send('csv');
    const [first, second = '', third = '', ...rows] = (await site.read('sent.csv')).split('\r\n');
    const noted = third.replace(/,translated,("?)/, ',translated,$1formal?; ');
    await site.write('sent.csv', [`${first},comments`, `${second},why so?`, noted, ...rows].join('\r\n'));
    expect((await take(file)).told).toEqual([
      'locales/es.json: 0 taken, 26 unchanged',
      'The translator left 2 notes, which no import takes. Read them in the file: line 2 "why so?", line 3 "formal?".',
    ]);
  });

  it('is told of a note of a translation program as well', async () => {
    const file = await send('xliff');
    await site.replace(
      'sent.xliff',
      '<note category="version">',
      '<note>Formal?</note><note category="version">',
    );
    expect((await take(file)).told.at(-1)).toContain('line 11 "Formal?"');
  });
});
