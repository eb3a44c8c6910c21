import styled from '@emotion/styled';
import { below, from, theme, translucent } from '../../theme.ts';

const { color, font, size, space } = theme;

export const Root = styled.section`
  position: relative;
  overflow: hidden;
  height: 48.75rem;
  padding-top: calc(${size.header} + 4.5rem);
  background: linear-gradient(180deg, ${color['hero-top']} 0%, ${color.agave[50]} 60%);
  &::after { content: ''; position: absolute; inset: 0; pointer-events: none; background: radial-gradient(60rem 34rem at 78% 46%, ${translucent(color.apricot[400], 0.17)}, transparent 70%); }
  ${from('wide')} { height: 50rem; padding-top: calc(${size.header} + 6.5rem); }
  ${below('xl')} { height: auto; padding-top: calc(${size['header-mobile']} + clamp(2.5rem, 8vw, 4.5rem)); }
`;

export const Text = styled.div`
  position: relative;
  z-index: 2;
  max-width: 40rem;
  & h1 { font-size: ${font.size.hero}; line-height: ${font['line-height'].tight}; margin-bottom: ${space[6]}; }
  & > p { margin-bottom: ${space[8]}; max-width: 30rem; }
`;

/** The coil's centre lies at x 2270 of 2600: the art hangs from it so that the tracks bleed off the left edge. */
export const Art = styled.div`
  position: absolute;
  z-index: 1;
  left: 50%;
  bottom: 0;
  width: 0;
  height: 640px;
  & > img { position: absolute; bottom: 0; left: calc(310px - 2270px); width: 2600px; max-width: none; height: 640px; }
  ${below('xl')} {
    position: relative;
    height: 420px;
    margin-top: 2rem;
    & > img { height: 384px; width: 1560px; left: calc(48px - 1362px); }
  }
`;
