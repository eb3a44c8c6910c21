import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileWriter, type FileWriter, withFileWriter } from './file-writer.ts';

const thousand = 1000;

describe('Files are written beside the thread that makes them', () => {
  let folder: string;
  let writer: FileWriter;
  const at = (file: string) => path.join(folder, file);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'file-writer-'));
    writer = createFileWriter();
  });
  afterEach(() => {
    writer.end();
    rmSync(folder, { recursive: true });
  });

  test('all of them stand there when they are asked for, also when they are more than there is room for', () => {
    // Twelve megabytes: six times what is shared.
    const contentOf = (number: number) =>
      Buffer.from(`${number} `.repeat(thousand * 3).slice(0, 12 * thousand));
    for (let number = 0; number < thousand; number += 1)
      expect(writer.write(at(`pages/${number}/index.html`), contentOf(number))).toBe(true);
    writer.settle();
    for (const number of [0, 1, 42, 500, 999])
      expect(readFileSync(at(`pages/${number}/index.html`)).equals(contentOf(number))).toBe(true);
    expect(readdirSync(at('pages'))).toHaveLength(thousand);
  });

  test('what is taken is a copy: its bytes may be used anew', () => {
    const bytes = Buffer.from('first');
    writer.write(at('one.txt'), bytes);
    bytes.write('other');
    writer.write(at('empty.txt'), Buffer.alloc(0));
    writer.settle();
    expect(readFileSync(at('one.txt'), 'utf8')).toBe('first');
    expect(readFileSync(at('empty.txt'), 'utf8')).toBe('');
  });

  test('what is larger than its room is left to others', () => {
    expect(writer.write(at('large.txt'), Buffer.alloc(thousand * thousand))).toBe(false);
    writer.settle();
    expect(existsSync(at('large.txt'))).toBe(false);
  });

  test('what keeps a file from being written is told as the file system told it, and no other is written then', () => {
    writeFileSync(at('file'), '');
    writer.write(at('file/below.txt'), Buffer.from('one'));
    writer.write(at('next.txt'), Buffer.from('two'));
    expect(() => writer.settle()).toThrow(
      expect.objectContaining({ code: 'EEXIST', message: expect.stringContaining('file') }),
    );
    expect(existsSync(at('next.txt'))).toBe(false);
  });

  test('a disk that is full is told with the file that had no room', () => {
    symlinkSync('/dev/full', at('one.txt'));
    writer.write(at('one.txt'), Buffer.from('one'));
    expect(() => writer.settle()).toThrow(expect.objectContaining({ code: 'ENOSPC', path: at('one.txt') }));
  });

  test('when the work fails, nothing is written after that', async () => {
    const failing = withFileWriter(async (own) => {
      own.write(at('one.txt'), Buffer.from('one'));
      throw new Error('The content has errors.');
    });
    await expect(failing).rejects.toThrow('The content has errors.');
    expect(existsSync(at('one.txt'))).toBe(false);
  });
});
