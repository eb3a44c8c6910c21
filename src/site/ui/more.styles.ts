import styled from '@emotion/styled';
import { theme } from '../theme.ts';

const { color, duration, easing, font } = theme;

/** A quiet link with an arrow inside a card: the whole card, which is position: relative, is its target. */
export const More = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  font-weight: ${font.weight.semibold};
  color: ${color.agave[900]};
  & a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  & .icon { transition: transform ${duration.fast} ${easing.out}; }
  [data-item]:hover > * > & .icon { transform: translateX(4px); }
`;
