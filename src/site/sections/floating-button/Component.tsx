import { Icon } from '../../../engine/react/Icon.tsx';
import { Link } from '../../../engine/react/Link.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { TooltipBubble } from '../../ui/tooltip.styles.ts';
import { useTooltip } from '../../ui/use-tooltip.ts';
import * as S from './styles.ts';

/**
 * The way to the company that floats in the corner; the boot script says when the page is scrolled far enough.
 * On phones, where only its icon is seen, a tooltip shows its words; screen readers have them anyway.
 */
export const Component = ({ root, label, link, icon }: SectionProps<'floating-button'>) => {
  const { open, handlers } = useTooltip();
  return (
    <S.Place aria-label={label}>
      <S.Root as={Link} href={link} {...root} {...handlers} data-screen-only="">
        <Icon name={icon} />
        <span>{label}</span>
        {open && (
          <TooltipBubble role="tooltip" aria-hidden="true" data-align="end">
            {label}
          </TooltipBubble>
        )}
      </S.Root>
    </S.Place>
  );
};
