import styled from '@emotion/styled';
import { from, theme } from '../../theme.ts';

const { color, radius, space } = theme;

export const Tiles = styled.div`
  display: grid;
  gap: ${space.grid};
  ${from('phone')} { grid-template-columns: repeat(2, 1fr); }
  ${from('lg')} { grid-template-columns: repeat(4, 1fr); }
  & > article { padding-bottom: 1.625rem; overflow: hidden; border-radius: ${radius.lg}; background: ${color.white}; color: ${color.text.muted}; }
  & img { width: 100%; aspect-ratio: 8 / 5; object-fit: cover; }
  & h3 { margin: 1.375rem 1.5rem 0.375rem; color: ${color.text.strong}; }
  & p { margin-inline: 1.5rem; }
`;
