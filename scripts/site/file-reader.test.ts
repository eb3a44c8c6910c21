import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createReader } from './file-reader.ts';

const root = mkdtempSync(path.join(tmpdir(), 'file-reader-'));
afterAll(() => rmSync(root, { recursive: true }));

const faultsOf = (bytes: Uint8Array | string) => {
  writeFileSync(path.join(root, 'words.json'), bytes);
  const { read, faults } = createReader(root);
  read('words.json');
  return faults;
};

describe('a file that is not saved as UTF-8', () => {
  const text = '{ "title": "Página" }';

  it('is one fault, at the first letter that is broken', () => {
    const offset = text.indexOf('á');
    expect(faultsOf(Buffer.from(text, 'latin1'))).toEqual([
      {
        file: 'words.json',
        offset,
        length: 1,
        message: 'NotUtf8',
        decoded: { encoding: 'Windows 1252', text },
      },
    ]);
  });

  it('is a fault of its encoding, and not of what can be made of it', () => {
    expect(faultsOf(Buffer.from(`\uFEFF${text}`, 'utf16le')).map(({ message }) => message)).toEqual([
      'NotUtf8',
    ]);
  });

  it('is not one that is, with or without a mark of its encoding, nor with the sign of replacement written out', () => {
    for (const right of [text, `\uFEFF${text}`, text.replace('á', '\uFFFD')])
      expect(faultsOf(right)).toEqual([]);
  });
});
