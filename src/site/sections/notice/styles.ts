import styled from '@emotion/styled';
import { below, theme } from '../../theme.ts';

const { color, font, size, space } = theme;

/** The header lies above the page's upper edge. */
export const Root = styled.section`
  padding-block: calc(${size.header} + 0.75rem) 0.75rem;
  background: ${color.agave[50]};
  color: ${color.agave[900]};
  ${below('xl')} { padding-top: calc(${size['header-mobile']} + 0.75rem); }
`;

export const Text = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${font.size.caption};
  & svg { flex: none; }
`;
