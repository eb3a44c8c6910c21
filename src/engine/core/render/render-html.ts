import type { Shape } from '../schema/shape.ts';
import type { PageData } from '../types.ts';
import type { Pieces } from './pieces.ts';

/** Renders a page's body. `shapes` tell where the words and links of each section type are. */
export type RenderHtml = (data: PageData, shapes: Record<string, Shape | undefined>) => Pieces;
