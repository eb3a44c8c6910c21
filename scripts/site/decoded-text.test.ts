import { describe, expect, it } from 'vitest';
import { decodedText } from './decoded-text.ts';

const text = '{ "a": "Página" }';
const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('the text of a file that is not saved as UTF-8', () => {
  it('is known by the mark of UTF-16, whichever of its bytes come first', () => {
    for (const bytes of [wide, Buffer.from(wide).swap16()])
      expect(decodedText(bytes)).toEqual({ encoding: 'UTF-16', text });
  });

  it('is known by its letters as Windows writes them', () => {
    expect(decodedText(Buffer.from(text, 'latin1'))).toEqual({ encoding: 'Windows 1252', text });
  });

  it('is not guessed where half of a sign is lost', () => {
    expect(decodedText(wide.subarray(0, -1))).toBeUndefined();
  });
});
