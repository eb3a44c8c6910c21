import styled from '@emotion/styled';
import { below, from, theme } from '../theme.ts';

const { color, size } = theme;

/** The ground of an inner page's opening: mist that fades in below the header. */
export const HeroRoot = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: calc(${size.header} + clamp(2.5rem, 5vw, 5.5rem)) clamp(3rem, 6vw, 6rem);
  background: linear-gradient(180deg, ${color['hero-top']}, ${color.agave[50]});
  & h1 { margin-block: 1.125rem 1.5rem; }
  ${below('lg')} { padding-top: calc(${size['header-mobile']} + 2.75rem); }
`;

/** The words of an opening and, beside them on large screens, its picture. Use it as a Wrap. */
export const HeroColumns = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  align-items: center;
  ${from('lg')} { grid-template-columns: 7fr 6fr; min-height: 26rem; }
`;
