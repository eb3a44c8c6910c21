import { expect, it } from 'vitest';
import { textOf } from '../../../src/engine/core/render/pieces.ts';
import { createPieceEncoder } from './piece-encoder.ts';

const shared = { text: '– für alle ✓ 😀' };

it('texts in pieces become the bytes of UTF-8, however long they are', () => {
  const encode = createPieceEncoder();
  const long = '€'.repeat(10_000);
  const texts = [
    [],
    ['plain'],
    [shared],
    ['a – ', 'b', shared, 'é', shared],
    [long, shared, long],
    ['short'],
  ];
  for (const pieces of texts) expect(Buffer.from(encode(pieces)).toString()).toBe(textOf(pieces));
});
