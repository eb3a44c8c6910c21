import styled from '@emotion/styled';
import { below, theme } from '../../theme.ts';

const { color, font, size, space } = theme;

/**
 * The drawing stands right of the middle on the lower edge; on narrow windows it lies below the text and is as wide as the
 * window, so that its line leaves the page.
 */
export const Root = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: calc(${size.header} + clamp(2.5rem, 5vw, 5.5rem)) clamp(3rem, 6vw, 6rem);
  background: linear-gradient(180deg, ${color['hero-top']}, ${color.agave[50]});
  & h1 { margin-block: 1.125rem 1.5rem; font-size: ${font.size.hero}; }
  & em { font-style: normal; color: ${color.buganvilia[600]}; }
  & > img { position: absolute; inset-inline-start: calc(50% + 6rem); bottom: 0; width: auto; max-width: none; height: min(26.25rem, 84%); }
  ${below('lg')} {
    padding-block: calc(${size['header-mobile']} + 2.75rem) 0;
    & > img { position: relative; inset-inline-start: ${space.gutter}; height: max(9rem, 23.4vw); margin-top: 2.25rem; }
  }
  [dir='rtl'] & > img { scale: -1 1; }
`;
