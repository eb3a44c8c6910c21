/** A text that occurs in many files: one object for all of them, so that what depends on it is worked out once. */
export type SharedText = { readonly text: string };

/** A part of a text: its own, or shared with others. */
export type Piece = string | SharedText;

/** A text as its parts, in their order. */
export type Pieces = readonly Piece[];

/** What a piece says. */
export const wordsOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text);

/** The text that pieces make. */
export const textOf = (pieces: Pieces): string => pieces.map(wordsOf).join('');
