declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2' | 'woff' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  /** A font that draws only the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

declare module 'fontkit' {
  export type Path = {
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    transform: (...matrix: [number, number, number, number, number, number]) => Path;
    toSVG: () => string;
  };
  export type GlyphRun = {
    glyphs: { path: Path }[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  };
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    xHeight: number;
    characterSet: number[];
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string) => GlyphRun;
  };
  /** Reads a font file. */
  export function create(font: Uint8Array): Font;
}
