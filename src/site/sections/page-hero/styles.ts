import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color, radius, size } = theme;

export const Root = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: calc(${size.header} + clamp(2.5rem, 5vw, 5.5rem)) clamp(3rem, 6vw, 6rem);
  background: linear-gradient(180deg, ${color['hero-top']}, ${color.agave[50]});
  & h1 { margin-block: 1.125rem 1.5rem; }
  & p + div { margin-top: 2rem; }
  ${below('lg')} { padding-top: calc(${size['header-mobile']} + 2.75rem); }
`;

export const Columns = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  align-items: center;
  ${from('lg')} { grid-template-columns: 7fr 6fr; min-height: 26rem; }
`;

/** The picture fills the panel; a vignette stands in its middle. */
export const Panel = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  min-height: 26.5rem;
  padding: 2rem;
  border-radius: ${radius.xl};
  background: var(--tone);
  & > img:first-child { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  &[data-focus='top'] > img { object-position: 50% 0; }
  & > div { position: relative; width: min(100%, 23rem); }
  ${below('lg')} { min-height: 23rem; padding: 1.25rem; }
`;

export const Art = styled.div`
  & > img { width: 100%; }
`;
