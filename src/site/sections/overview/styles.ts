import styled from '@emotion/styled';
import { theme } from '../../theme.ts';

const { color, font, space } = theme;

/** The heading is small here: the statement speaks louder. */
export const Root = styled.section`
  & h2 { display: flex; letter-spacing: 0; }
`;

export const Statement = styled.p`
  max-width: 30em;
  margin-block: ${space[5]} clamp(2rem, 4vw, 4rem);
  font: ${font.weight.medium} clamp(1.375rem, 1.1rem + 1.25vw, 2rem)/1.32 ${font.family.display};
  letter-spacing: -0.018em;
  color: ${color.text.strong};
`;
