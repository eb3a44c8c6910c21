import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { signatureOf, signFiles } from './sign-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sign-files-'));
const file = path.join(folder, 'page.json');
const later = Date.now() + 60_000;

afterAll(() => rmSync(folder, { recursive: true }));

describe('signatures of files', () => {
  it('differ when a file is replaced by another of the same size and time', () => {
    const [other, time] = [path.join(folder, 'draft.json'), new Date('2026-01-01T00:00:00Z')];
    for (const each of [file, other]) {
      writeFileSync(each, '{"a":1}');
      utimesSync(each, time, time);
    }
    const before = signatureOf(file);
    renameSync(other, file);
    expect(signatureOf(file)).not.toBe(before);
    expect(signatureOf(file)).toBe(signatureOf(file));
  });

  it('are empty for a file that is not there', () => {
    expect(signatureOf(path.join(folder, 'none.json'))).toBe('');
    expect(signFiles(folder, ['none.json'], later).get('none.json')).toBe('');
  });

  it('are told of many files, but for those that were changed just before', () => {
    writeFileSync(file, '{"a":2}');
    expect(signFiles(folder, ['page.json'], later).get('page.json')).toBe(signatureOf(file));
    expect(signFiles(folder, ['page.json']).get('page.json')).toBe('');
  });
});
