import figtree from './fonts/figtree.woff2?url';
import figtreeOthers from './fonts/figtree-others.woff2?url';
import funnelDisplay from './fonts/funnel-display.woff2?url';
import funnelDisplayOthers from './fonts/funnel-display-others.woff2?url';

/** The fonts every page needs at once. */
export const preloadedFonts: string[] = [funnelDisplay, figtree];

/** A system font in the place of one of ours: `width` is how wide ours is beside it, in percent, in this site's words. */
type StandIn = { weight: string; local: string[]; width: number };

/** Above and below the line our letters take 1 and 0.25 of their size (Figtree 0.95 and 0.25); another's are scaled to it. */
const standIn =
  (family: string, ascent: number) =>
  ({ weight, local, width }: StandIn): string => {
    const scaled = (share: number) => `${((share / width) * 1e4).toFixed(1)}%`;
    const names = local.map((name) => `local("${name}")`).join(', ');
    return `@font-face { font-family: "${family}"; src: ${names}; font-weight: ${weight}; size-adjust: ${width}%; ascent-override: ${scaled(ascent)}; descent-override: ${scaled(0.25)}; line-gap-override: 0%; }`;
  };

/**
 * Linux, Android, Windows and Apple: a font that a computer does not have is skipped, and of those it has the last one
 * is used. Only among fonts of the very same weights: a browser looks for the weight first.
 */
const displayStandIns = [
  { weight: '500 600', local: ['DejaVu Sans Bold'], width: 84 },
  { weight: '500 600', local: ['Roboto Bold', 'Roboto Medium', 'Roboto'], width: 106.7 },
  { weight: '500 600', local: ['Arial Bold', 'Liberation Sans Bold'], width: 99.9 },
].map(standIn('Funnel Display', 1));

const textStandIns = [
  { weight: '400 500', local: ['DejaVu Sans'], width: 88.6 },
  { weight: '600', local: ['DejaVu Sans Bold'], width: 79.8 },
  { weight: '400 500', local: ['Roboto'], width: 100.6 },
  { weight: '600', local: ['Roboto Bold', 'Roboto Medium', 'Roboto'], width: 101.1 },
  { weight: '400 500', local: ['Arial', 'Liberation Sans'], width: 100.3 },
  { weight: '600', local: ['Arial Bold', 'Liberation Sans Bold'], width: 94.8 },
].map(standIn('Figtree', 0.95));

/**
 * The fonts, and for each the system fonts that stand in until it is there, made as wide and high as it: hardly
 * anything moves. Letters that neither English nor Spanish has are files of their own, loaded where one is written; of
 * two files that may have a letter, the later is asked first.
 */
export const fontFaces = `
  @font-face { font-family: "Funnel Display Variable"; src: url(${funnelDisplayOthers}) format("woff2"); font-weight: 500 600; font-display: swap; unicode-range: U+80-2FFF; }
  @font-face { font-family: "Figtree Variable"; src: url(${figtreeOthers}) format("woff2"); font-weight: 400 600; font-display: swap; unicode-range: U+80-2FFF; }
  @font-face { font-family: "Funnel Display Variable"; src: url(${funnelDisplay}) format("woff2"); font-weight: 500 600; font-display: swap; }
  @font-face { font-family: "Figtree Variable"; src: url(${figtree}) format("woff2"); font-weight: 400 600; font-display: swap; }
  ${[...displayStandIns, ...textStandIns].join('\n  ')}
`;
