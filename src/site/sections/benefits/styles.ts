import styled from '@emotion/styled';
import { below, theme } from '../../theme.ts';

const { color, radius } = theme;

/** A panel with its drawing in the upper corner and its words at the foot; the last of an odd number fills its row. */
export const Benefit = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  overflow: hidden;
  min-height: 21.5rem;
  padding: clamp(1.5rem, 2.4vw, 2.25rem);
  border-radius: ${radius.lg};
  background: var(--tone);
  color: ${color.agave[800]};
  & > svg { position: absolute; top: 0; inset-inline-end: 0; width: 180px; height: 150px; }
  & > h3 { margin-bottom: 0.5rem; }
  [dir='rtl'] & > svg { scale: -1 1; }
  ${below('lg')} { &:last-of-type:nth-of-type(odd) { grid-column: 1 / -1; } }
`;
