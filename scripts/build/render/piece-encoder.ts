import { remembered } from '../../../src/engine/core/memory/remembered.ts';
import {
  isSharedText,
  type Pieces,
  pieceText,
  type SharedText,
} from '../../../src/engine/core/render/pieces.ts';

/** As many bytes as a letter takes at most, among those that JavaScript counts. */
const mostBytes = 3;

const bytesOf = remembered<SharedText, Buffer>(({ text }) => Buffer.from(text));

const roomFor = (pieces: Pieces): number =>
  pieces.reduce(
    (sum, piece) => sum + (isSharedText(piece) ? bytesOf(piece).length : mostBytes * pieceText(piece).length),
    0,
  );

/** Writes a text as UTF-8. */
export type Encode = (pieces: Pieces) => Uint8Array;

/**
 * Encodes texts as UTF-8, mostly by copying pieces that were encoded before. The bytes are valid until the next text.
 */
export const createPieceEncoder = (): Encode => {
  let room = Buffer.alloc(0);
  return (pieces) => {
    const needed = roomFor(pieces);
    if (room.length < needed) room = Buffer.allocUnsafeSlow(2 * needed);
    let end = 0;
    // Each by itself: joined, all would take two bytes for each letter if one of them has a sign beyond the first 256.
    for (const piece of pieces)
      end += isSharedText(piece) ? bytesOf(piece).copy(room, end) : room.write(pieceText(piece), end);
    return room.subarray(0, end);
  };
};
