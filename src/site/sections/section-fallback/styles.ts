import styled from '@emotion/styled';
import { from, theme } from '../../theme.ts';

const { color, font, radius } = theme;
const padding = 'clamp(1.5rem, 3vw, 2.5rem)';

/** The broken tracks come in from its edge, where reading begins. */
export const Panel = styled.div`
  display: grid;
  gap: 1rem 2rem;
  align-items: center;
  padding: ${padding};
  border-radius: ${radius.lg};
  background: ${color.agave[50]};
  & img { width: 10rem; margin-inline-start: calc(-1 * ${padding}); }
  [dir='rtl'] & img { scale: -1 1; }
  & h2 { font-size: ${font.size.h3}; line-height: ${font['line-height'].heading}; letter-spacing: ${font.tracking.h3}; }
  & h2 + p { margin-top: 0.25rem; }
  ${from('tablet')} { grid-template-columns: 8.5rem 1fr auto; }
`;

export const Fault = styled.p`
  margin-bottom: 0.25rem;
  font-size: ${font.size.caption};
`;
