import type { Pieces } from './pieces.ts';
import type { Shape } from './shape.ts';
import type { PageData } from './types.ts';

/** Renders a page's body. `shapes` tell where the words and links of each section type are. */
export type RenderHtml = (data: PageData, shapes: Record<string, Shape | undefined>) => Pieces;
