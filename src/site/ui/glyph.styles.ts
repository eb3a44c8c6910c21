import styled from '@emotion/styled';
import { theme } from '../theme.ts';

/** The drop of colour behind an icon: round with one smaller corner. */
export const GlyphRoot = styled.span`
  width: 52px;
  height: 52px;
  display: grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  border-end-start-radius: ${theme.radius.field};
  background: var(--tone, ${theme.color.apricot[200]});
  color: ${theme.color.agave[900]};
  & .icon { width: 24px; height: 24px; stroke-width: 1.75; }
  @media print { display: none; }
`;
