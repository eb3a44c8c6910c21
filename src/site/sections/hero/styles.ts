import styled from '@emotion/styled';
import { below, from, theme, translucent } from '../../theme.ts';

const { color, duration, easing, font, size, space } = theme;

/** However much room its words take, they end above the tracks that run along its foot. */
export const Root = styled.section`
  position: relative;
  overflow: hidden;
  min-height: 48.75rem;
  padding-block: calc(${size.header} + 4.5rem) 9.25rem;
  background: linear-gradient(180deg, ${color['hero-top']} 0%, ${color.agave[50]} 60%);
  &::after { content: ''; position: absolute; inset: 0; pointer-events: none; background: radial-gradient(60rem 34rem at 78% 46%, ${translucent(color.apricot[400], 0.17)}, transparent 70%); }
  ${from('wide')} { min-height: 50rem; padding-top: calc(${size.header} + 6.5rem); }
  ${below('xl')} { min-height: 0; padding-block: calc(${size['header-mobile']} + clamp(2.5rem, 8vw, 4.5rem)) 0; }
`;

export const Text = styled.div`
  position: relative;
  z-index: 2;
  max-width: 40rem;
  & h1 { font-size: ${font.size.hero}; line-height: ${font['line-height'].tight}; margin-bottom: ${space[6]}; }
  & > p { margin-bottom: ${space[8]}; max-width: 30rem; }
  ${below('xl')} { max-width: 36rem; }
`;

/**
 * A line in the middle of the section from which everything hangs. The coil's centre lies at x 2270 of 2600, so the
 * drawing is placed by it and its tracks bleed off the edge; right to left it is mirrored.
 */
export const Art = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline-start: 50%;
  bottom: 0;
  width: 0;
  height: 640px;
  & > img { position: absolute; bottom: 0; inset-inline-start: calc(310px - 2270px); width: 2600px; max-width: none; height: 640px; }
  [dir='rtl'] & > img { scale: -1 1; }
  & > div { position: absolute; z-index: 3; }
  & > :nth-child(2) { inset-inline-start: 22px; bottom: 64px; width: 268px; }
  & > :nth-child(3) { inset-inline-start: min(404px, 50vw - 286px); bottom: 452px; width: 262px; }
  & > :nth-child(4) { inset-inline: min(452px, 50vw - 262px) calc(1rem - 50vw); bottom: 150px; }
  @media (prefers-reduced-motion: no-preference) {
    & > div { animation: enter ${duration.hero} calc(${duration['hero-delay']} + 250ms) ${easing.out} backwards; }
  }
  ${below('xl')} {
    position: relative;
    height: 420px;
    margin-top: 2rem;
    & > img { height: 384px; width: 1560px; inset-inline-start: calc(48px - 1362px); }
    & > :nth-child(2) { inset-inline-start: -250px; bottom: 24px; width: 214px; }
    & > :nth-child(2) [data-ends] > [data-tone] + span { display: none; }
    /* Not taken away: it would enter anew whenever a window becomes wide, also for a moment, as in pictures of whole pages. */
    & > :nth-child(3) { visibility: hidden; }
    & > :nth-child(4) { inset-inline: auto -290px; bottom: 96px; }
  }
  ${below('compact')} {
    & > :nth-child(2) { inset-inline-start: calc(${space.gutter} - 50vw); }
    & > :nth-child(4) { inset-inline-end: calc(${space.gutter} - 50vw); bottom: 352px; }
  }
`;
