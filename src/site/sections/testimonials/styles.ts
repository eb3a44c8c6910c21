import styled from '@emotion/styled';
import { from, theme } from '../../theme.ts';

const { color, radius, shadow } = theme;

export const Panel = styled.div`
  position: relative;
  overflow: hidden;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  padding: clamp(2rem, 5vw, 4.5rem);
  border-radius: ${radius.xl};
  background: ${color.apricot[200]};
  & h2 { margin-block: 1rem; }
  & h2 + p { max-width: 30rem; color: ${color.agave[800]}; }
  ${from('lg')} { grid-template-columns: 1fr 1fr; align-items: center; }
`;

/** Two cards that wait for their words. */
export const Ghosts = styled.div`
  display: grid;
  gap: 1rem;
  min-height: 15rem;
`;

export const Ghost = styled.div`
  --dot: ${color.apricot[400]};
  width: min(100%, 25rem);
  padding: 1.25rem 1.5rem;
  border-radius: ${radius.vignette};
  background: ${color.white};
  box-shadow: ${shadow.md};
  rotate: -2deg;
  & + & { --dot: ${color.ember[500]}; margin-inline-start: auto; rotate: 1.5deg; }
  & .icon { width: 1.5rem; height: 1.5rem; color: ${color.buganvilia[600]}; }
  & i { display: block; width: 92%; height: 10px; margin-top: 10px; border-radius: ${radius.full}; background: ${color.agave[100]}; }
  & > i + i { width: 78%; }
  & + & > i { width: 84%; }
  & + & > i + i { width: 60%; }
  & > div { display: flex; align-items: center; gap: 12px; margin-top: 1rem; }
  & b { width: 32px; height: 32px; border-radius: 50%; background: var(--dot); }
  & b + i { width: 112px; margin: 0; }
`;
