import { describe, expect, it } from 'vitest';
import { textHash } from './text-hash.ts';

describe('the hash of a source text', () => {
  it('is the same for the same text, today and next year', () => {
    expect(textHash('Read more')).toBe(textHash(['Read', 'more'].join(' ')));
    expect([textHash(''), textHash('Read more')]).toMatchInlineSnapshot(`
      [
        "0wvjl67o803",
        "1inbnsnr4lr",
      ]
    `);
  });

  it('changes with every letter, space and sign', () => {
    const texts = ['Read more', 'Read more ', 'read more', 'Read móre', 'Read more.', 'more Read', ''];
    expect(new Set(texts.map(textHash)).size).toBe(texts.length);
  });

  it('is short, and of one length', () => {
    const texts = Array.from({ length: 20_000 }, (_, number) => `text ${number}`);
    const hashes = texts.map(textHash);
    expect(hashes.filter((hash) => !/^[0-9a-z]{11}$/.test(hash))).toEqual([]);
    expect(new Set(hashes).size).toBe(texts.length);
  });
});
