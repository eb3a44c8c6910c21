import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Forgotten, forgetNoted, noteForgotten } from './forget.ts';
import { Journal } from './journal.ts';

let folder: string;
let journal: Journal;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forget-'));
  journal = new Journal(folder);
});
afterEach(async () => {
  await journal.close();
  rmSync(folder, { recursive: true });
});

const append = (payload: Record<string, unknown>) =>
  journal.append({ op: 'contact_accept', at: '2026-01-01T00:00:00.000Z', payload });

const payloads = () =>
  [...journal.read()].flatMap(({ lines }) => lines.map(({ payload }) => payload as { id?: string }));
const idsLeft = () => payloads().map(({ id }) => id);

const forget = async (forgotten: Forgotten) => {
  await noteForgotten(journal, forgotten);
  await forgetNoted(journal);
};

describe('what is erased', () => {
  it('leaves the journal by id and by address, wherever a line has it', async () => {
    await append({ id: 'a', fields: { email: 'Ana@Example.com' } });
    await append({ id: 'b', email: 'bo@example.com' });
    await append({ id: 'c', email: 'ana@example.com' });
    await append({ id: 'd', subscriberId: 's' });
    await append({ id: 'e', subscriberId: 't', reader: { email: 'ana@example.com' } });
    await forget({ ids: ['s'], email: 'ANA@example.com' });
    expect(idsLeft()).toEqual(['b']);
    const [file = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(/ana@/i);
  });

  it('leaves the journal as the text of a mail, when its time has come', async () => {
    await append({ id: 'a', mail: [{ dedupeKey: 'k1', mail: { text: 'secret' } }, { dedupeKey: 'k2' }] });
    await forget({ ids: [], mailKeys: ['k1'] });
    expect(payloads()).toEqual([{ id: 'a', mail: [{ dedupeKey: 'k2' }] }]);
  });

  it('is known until it is done, also after a rewriting that failed, and spares whoever came back', async () => {
    await append({ id: 'a', email: 'ana@example.com' });
    const [file = ''] = readdirSync(folder);
    // Where the new file would be made stands a folder, as a full disk would keep it from being made.
    mkdirSync(path.join(folder, `${file}.next`));
    await expect(forget({ ids: [], email: 'ana@example.com' })).rejects.toMatchObject({ code: 'EISDIR' });
    await append({ id: 'b', email: 'ana@example.com' });
    await append({ id: 'c', email: 'bo@example.com' });
    rmSync(path.join(folder, `${file}.next`), { recursive: true });
    await journal.close();
    journal = new Journal(folder);
    await noteForgotten(journal, { ids: ['c'] });
    expect(await forgetNoted(journal)).toBe(true);
    expect(idsLeft()).toEqual(['b']);
    expect(await forgetNoted(journal)).toBe(false);
  });
});
