import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color, radius } = theme;

/** Two tracks per client from 1024 px, so that a remainder of two stands in the middle, however many there are. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem;
  & li { display: grid; place-items: center; height: 6rem; padding-inline: 1rem; border-radius: ${radius.md}; background: ${color.agave[50]}; }
  & img { width: auto; height: calc(var(--logo, 36px) * var(--size, 1)); opacity: 0.8; }
  & [data-size='small'] { --size: 0.8; }
  & [data-size='large'] { --size: 1.2; }
  ${below('compact')} { &[data-layout='clients'] { --logo: 32px; & li { height: 4.25rem; } } }
  ${from('lg')} {
    &[data-layout='clients'] {
      --logo: 52px;
      grid-template-columns: repeat(8, 1fr);
      gap: 0.75rem;
      & li { grid-column: span 2; height: 7.5rem; }
      & li:nth-last-child(2):nth-child(4n + 1) { grid-column: 3 / span 2; }
    }
  }
  &[data-layout='partners'] { --logo: 44px; gap: 0.75rem; & li { height: 7rem; } }
  ${from('md')} { &[data-layout='partners'] { grid-template-columns: repeat(3, 1fr); } }
  ${from('lg')} { &[data-layout='partners'] { grid-template-columns: repeat(4, 1fr); } }
  @media print {
    grid-template-columns: repeat(4, 1fr);
    gap: 2mm;
    & li { display: grid; padding: 2mm; border: 0; }
    & img { height: 8mm; }
  }
`;
