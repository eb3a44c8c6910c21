/** A text that occurs in many files: one object for all of them, so that what depends on it is worked out once. */
export type SharedText = { readonly text: string };

/** A text that differs from many others only in the words between its tags and the values of some attributes. */
type FilledText = { readonly text: string; readonly like: SharedText };

/** A part of a text: its own, shared with others, or like others. */
export type Piece = string | SharedText | FilledText;

/** A text as its parts, in their order. */
export type Pieces = readonly Piece[];

/** What a piece says. */
export const pieceText = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text);

/** The text that pieces make. */
export const textOf = (pieces: Pieces): string => pieces.map(pieceText).join('');

/** Whether other files have the very same piece. */
export const isSharedText = (piece: Piece): piece is SharedText =>
  typeof piece !== 'string' && !('like' in piece);

/** What has the same elements as a piece and stands for many; undefined for a piece that is like no other. */
export const sharedForm = (piece: Piece): SharedText | undefined => {
  if (typeof piece === 'string') return undefined;
  return 'like' in piece ? piece.like : piece;
};
