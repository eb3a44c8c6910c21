import styled from '@emotion/styled';
import { below, theme } from '../../theme.ts';

const { color, font, space } = theme;

/** The heading is small here, as the statement speaks louder; the last of an odd number of cards fills its row. */
export const Root = styled.section`
  & h2 { display: flex; letter-spacing: 0; }
  ${below('lg')} { & li:last-of-type:nth-of-type(odd) { grid-column: 1 / -1; } }
`;

export const Statement = styled.p`
  max-width: 30em;
  margin-block: ${space[5]} clamp(2rem, 4vw, 4rem);
  font: ${font.weight.medium} clamp(1.375rem, 1.1rem + 1.25vw, 2rem)/1.32 ${font.family.display};
  letter-spacing: -0.018em;
  color: ${color.text.strong};
`;
