import styled from '@emotion/styled';
import { below, theme, translucent } from '../../theme.ts';

const { color, duration, easing, font, radius, shadow } = theme;

/** Hidden from keyboard and screen readers, too, until it appears. Stands above a bar at the window's lower edge. */
export const Root = styled.a`
  position: fixed;
  inset-inline-end: clamp(1rem, 2.4vw, 2rem);
  bottom: clamp(1rem, 2.4vw, 2rem);
  z-index: ${theme['z-index'].float};
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  height: 3.5rem;
  padding: 0 1.375rem 0 1.125rem;
  border-radius: ${radius.full};
  background: ${color.agave[900]};
  color: ${color.white};
  font-weight: ${font.weight.semibold};
  box-shadow: 0 0 0 3px ${translucent(color.white, 0.9)}, ${shadow.lg};
  visibility: hidden;
  opacity: 0;
  transition: background-color ${duration.fast}, opacity ${duration.base} ${easing.out}, visibility ${duration.base}, translate ${duration.base} ${easing.out};
  [data-floating] & { visibility: visible; opacity: 1; }
  &:hover { background: ${color.buganvilia[600]}; }
  &:focus-visible { border-radius: ${radius.full}; }
  :has([data-sticky-bar]) > & { bottom: 7rem; }
  ${below('md')} {
    width: 3.5rem;
    padding: 0;
    justify-content: center;
    & span { position: absolute; clip-path: inset(50%); }
  }
`;
