import styled from '@emotion/styled';
import { from, theme } from '../../theme.ts';

const { color, radius, shadow, space } = theme;

/** The cards with their bullets: a bullet is a dot in a ring, the customer of the brand's drawings. */
export const Cards = styled.div`
  display: grid;
  gap: ${space.grid};
  ${from('compact')} { grid-template-columns: repeat(2, 1fr); }
  ${from('lg')} { grid-template-columns: repeat(3, 1fr); }
  & > article { padding: clamp(1.5rem, 2.2vw, 2rem); border-radius: ${radius.lg}; background: ${color.white}; box-shadow: ${shadow.hairline}; }
  & img { width: 6.5rem; height: 6.5rem; margin-bottom: 1.75rem; }
  & ul { display: grid; gap: 0.625rem; margin-top: 1rem; }
  & li { display: grid; grid-template-columns: 1.25rem 1fr; gap: 0.75rem; line-height: 1.45; }
  & li::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    margin: 0.4375rem 0 0;
    margin-inline-start: 0.25rem;
    border-radius: 50%;
    background: ${color.buganvilia[600]};
    box-shadow: 0 0 0 3px ${color.white}, 0 0 0 5px ${color.buganvilia[600]};
    scale: 0.72;
    @media print { border: 2px solid; }
  }
`;
