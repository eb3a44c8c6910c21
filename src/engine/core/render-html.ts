import type { Piece, Pieces } from './pieces.ts';
import type { PageData, ResolvedSection } from './types.ts';

/** Renders a page's body; `texts` are what its sections say as JSON, by which they are known again on other pages. */
export type RenderHtml = (data: PageData, texts: ReadonlyMap<ResolvedSection, Piece>) => Pieces;
