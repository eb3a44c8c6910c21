import styled from '@emotion/styled';
import { theme } from '../theme.ts';

const { color, font, radius, shadow } = theme;

/** A white pill with an icon and one or two words. */
export const Badge = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  padding-block: 0.4375rem;
  padding-inline: 0.625rem 0.9375rem;
  border-radius: ${radius.full};
  background: ${color.white};
  box-shadow: ${shadow.hairline};
  font-weight: ${font.weight.semibold};
  font-size: ${font.size.small};
  line-height: 1.3;
  color: ${color.agave[900]};
  & .icon { width: 1.125rem; height: 1.125rem; color: ${color.buganvilia[600]}; }
`;
