import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal } from './journal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entry = (id: string, more: Record<string, unknown> = {}) => ({
  op: 'contact_accept',
  at: '2026-01-01T00:00:00.000Z',
  payload: { id, ...more },
});

const idsOf = (journal: Journal, after = 0) =>
  [...journal.read(after)].flatMap(({ lines }) => lines.map(({ payload }) => payload.id));

const damagedOf = (journal: Journal) => [...journal.read()].reduce((sum, { damaged }) => sum + damaged, 0);

const files = () => readdirSync(folder).map((name) => path.join(folder, name));

const write = async (...ids: string[]) => {
  const journal = new Journal(folder);
  await Promise.all(ids.map((id) => journal.append(entry(id))));
  await journal.close();
};

describe('the journal', () => {
  it('keeps entries in their order, numbered on after a restart', async () => {
    await write('a', 'b');
    const journal = new Journal(folder);
    await journal.append(entry('c'));
    expect(journal.seq).toBe(3);
    expect(idsOf(journal)).toEqual(['a', 'b', 'c']);
    expect(idsOf(journal, 2)).toEqual(['c']);
    await journal.close();
  });

  it('has an entry on disk when it says so', async () => {
    const journal = new Journal(folder);
    await journal.append(entry('a'));
    expect(readFileSync(files()[0] ?? '', 'utf8')).toContain('"id":"a"');
    await journal.close();
  });

  it('row 34: ignores a torn last line, and goes on after it', async () => {
    await write('a', 'b');
    const [file = ''] = files();
    truncateSync(file, readFileSync(file).length - 20);
    const journal = new Journal(folder);
    expect(idsOf(journal)).toEqual(['a']);
    await journal.append(entry('c'));
    expect(idsOf(journal)).toEqual(['a', 'c']);
    expect(damagedOf(journal)).toBe(1);
    await journal.close();
  });

  it('does not believe a line that was changed', async () => {
    await write('a', 'b');
    const [file = ''] = files();
    writeFileSync(file, readFileSync(file, 'utf8').replace('"id":"a"', '"id":"x"'));
    expect(idsOf(new Journal(folder))).toEqual(['b']);
  });

  it('begins a file each day and reads them in order', async () => {
    let day = 1;
    const journal = new Journal(folder, { now: () => new Date(Date.UTC(2026, 0, day)) });
    await journal.append(entry('a'));
    day = 2;
    await journal.append(entry('b'));
    expect(files().map((file) => path.basename(file))).toEqual(['2026-01-01.ndjson', '2026-01-02.ndjson']);
    expect(idsOf(journal)).toEqual(['a', 'b']);
    expect(idsOf(journal, 1)).toEqual(['b']);
    await journal.close();
  });

  it('keeps all lines in their order when the clock is set back over midnight, also after a restart', async () => {
    let day = 2;
    const now = () => new Date(Date.UTC(2026, 2, day));
    const first = new Journal(folder, { now });
    await first.append(entry('a'));
    day = 1;
    await first.append(entry('b'));
    await first.close();
    const second = new Journal(folder, { now });
    await second.append(entry('c'));
    expect(second.seq).toBe(3);
    expect(idsOf(second)).toEqual(['a', 'b', 'c']);
    expect(idsOf(second, 1)).toEqual(['b', 'c']);
    await second.close();
  });

  it('never gives a number twice that the database knows of', async () => {
    await write('a');
    const journal = new Journal(folder, { atLeast: 7 });
    await journal.append(entry('b'));
    expect(idsOf(journal, 7)).toEqual(['b']);
    await journal.close();
  });

  it('tells everyone whose entry was not written, and writes the next ones', async () => {
    const journal = new Journal(folder);
    rmSync(folder, { recursive: true });
    const lost = await Promise.allSettled([journal.append(entry('a')), journal.append(entry('b'))]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = new Journal(folder);
    await again.append(entry('c'));
    expect(idsOf(again)).toEqual(['c']);
    await again.close();
  });

  it('is not disturbed by a rewriting that a crash cut off', async () => {
    await write('a');
    appendFileSync(path.join(folder, '2026-01-01.ndjson.next'), 'half');
    expect(idsOf(new Journal(folder))).toEqual(['a']);
    expect(files()).toHaveLength(1);
  });
});
