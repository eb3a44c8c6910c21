import styled from '@emotion/styled';
import { below, cramped, from, theme } from '../theme.ts';

const { color, radius, shadow, space } = theme;

/** Tiles side by side: data-columns says how many on large screens. */
export const TileGrid = styled.ul`
  display: grid;
  gap: ${space.grid};
  ${from('phone')} { grid-template-columns: 1fr 1fr; }
  ${from('lg')} {
    &[data-columns='3'] { grid-template-columns: repeat(3, 1fr); }
    &[data-columns='4'] { grid-template-columns: repeat(4, 1fr); }
  }
`;

/** A tile: white with a hairline on mist, green grey on a white page; on phones the icon stands beside the text. */
export const TileRoot = styled.li`
  padding: clamp(1.5rem, 2vw, 2rem);
  border-radius: ${radius.lg};
  background: ${color.white};
  box-shadow: ${shadow.hairline};
  & h3 { margin: clamp(1.5rem, 3vw, 2.75rem) 0 0.5rem; }
  [data-surface='page'] & { background: ${color.agave[50]}; box-shadow: none; }
  ${below('compact')} {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 1rem;
    padding-block: 1.125rem 1.25rem;
    padding-inline: 1.125rem 1.25rem;
    & > :first-child { grid-row: 1 / 3; }
    & h3 { align-self: end; margin: 0 0 0.25rem; font-size: 1.1875rem; }
    & p { font-size: 1rem; line-height: 1.5; }
    ${cramped} { display: block; & h3 { margin-top: 0.75rem; } }
  }
`;
