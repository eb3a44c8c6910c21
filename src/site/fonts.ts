import figtree from './fonts/figtree.woff2?url';
import figtreeOthers from './fonts/figtree-others.woff2?url';
import funnelDisplay from './fonts/funnel-display.woff2?url';
import funnelDisplayOthers from './fonts/funnel-display-others.woff2?url';

/** The fonts every page needs at once. */
export const preloadedFonts: string[] = [funnelDisplay, figtree];

/**
 * The fonts, and for each the system font of the same measures that stands in until it is there: nothing moves.
 * Letters that neither English nor Spanish has are files of their own, loaded where one is written; of two files that
 * may have a letter, the later is asked first.
 */
export const fontFaces = `
  @font-face { font-family: "Funnel Display Variable"; src: url(${funnelDisplayOthers}) format("woff2"); font-weight: 500 600; font-display: swap; unicode-range: U+80-2FFF; }
  @font-face { font-family: "Figtree Variable"; src: url(${figtreeOthers}) format("woff2"); font-weight: 400 600; font-display: swap; unicode-range: U+80-2FFF; }
  @font-face { font-family: "Funnel Display Variable"; src: url(${funnelDisplay}) format("woff2"); font-weight: 500 600; font-display: swap; }
  @font-face { font-family: "Figtree Variable"; src: url(${figtree}) format("woff2"); font-weight: 400 600; font-display: swap; }
  @font-face { font-family: "Funnel Display"; src: local("Arial Bold"), local("Liberation Sans Bold"); font-weight: 500 600; size-adjust: 99.81%; ascent-override: 100.19%; descent-override: 25.05%; line-gap-override: 0%; }
  @font-face { font-family: "Figtree"; src: local("Arial"), local("Liberation Sans"); font-weight: 400 600; size-adjust: 99.57%; ascent-override: 95.41%; descent-override: 25.11%; line-gap-override: 0%; }
`;
