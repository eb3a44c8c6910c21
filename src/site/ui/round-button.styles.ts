import styled from '@emotion/styled';
import { linedInChosenColors, theme, translucent } from '../theme.ts';

/** A round control that shows an icon only. */
export const RoundButton = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: ${translucent(theme.color.agave[900], 0.07)};
  color: ${theme.color.agave[900]};
  cursor: pointer;
  transition: background-color ${theme.duration.fast};
  &:hover { background: ${translucent(theme.color.agave[900], 0.14)}; }
  &:focus-visible { border-radius: 50%; }
  ${linedInChosenColors}
`;
