import { cloneElement, type ReactElement, useId } from 'react';
import * as S from './tooltip.styles.ts';
import { useTooltip } from './use-tooltip.ts';

type Control = { 'aria-label'?: string | undefined; 'aria-describedby'?: string | undefined };

type TooltipProps = {
  text: string;
  /** One control: a button or a link. */
  children: ReactElement<Control>;
  side?: 'top' | 'bottom';
  /** `end` keeps the words inside the window beside a control at its edge. */
  align?: 'center' | 'end';
};

/**
 * Words that open beside a control when it is pointed at or focused, and close with Escape. The control keeps a
 * name of its own: words that only repeat that name are not read out a second time.
 */
export const Tooltip = ({ text, children, side = 'top', align = 'center' }: TooltipProps) => {
  const { open, handlers } = useTooltip();
  const id = useId();
  const describes = open && children.props['aria-label'] !== text;
  return (
    <S.TooltipAnchor {...handlers}>
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open && (
        <S.TooltipBubble id={id} role="tooltip" data-side={side} data-align={align}>
          {text}
        </S.TooltipBubble>
      )}
    </S.TooltipAnchor>
  );
};
