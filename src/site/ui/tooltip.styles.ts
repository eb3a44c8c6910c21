import styled from '@emotion/styled';
import { linedInChosenColors, theme } from '../theme.ts';

const { color, duration, font, radius, shadow } = theme;

/** A control and its tooltip. */
export const TooltipAnchor = styled.span`
  position: relative;
  display: inline-flex;
`;

/** The words beside a control. The gap between them belongs to the bubble, so that the pointer can cross it. */
export const TooltipBubble = styled.span`
  position: absolute;
  z-index: ${theme['z-index'].toast};
  inset-block-end: calc(100% + 0.5rem);
  inset-inline-start: 50%;
  width: max-content;
  max-width: 16rem;
  padding: 0.375rem 0.75rem;
  border-radius: ${radius.sm};
  background: ${color.agave[900]};
  color: ${color.white};
  box-shadow: ${shadow.md};
  font: ${font.weight.medium} ${font.size.caption}/1.4 ${font.family.text};
  text-align: center;
  translate: -50%;
  animation: enter ${duration.instant};
  &::after { content: ''; position: absolute; inset: -0.5rem 0; }
  ${linedInChosenColors}
  [dir='rtl'] & { translate: 50%; }
  &[data-side='bottom'] { inset-block: calc(100% + 0.5rem) auto; }
  &[data-align='end'] { inset-inline: auto 0; translate: none; }
`;
