import { Icon } from '../../../engine/react/Icon.tsx';
import { Link } from '../../../engine/react/Link.tsx';
import type { SectionProps } from '../../../engine/react/registry.ts';
import * as S from './styles.ts';

/** The way to the company that floats in the corner; the boot script says when the page is scrolled far enough. */
export const Component = ({ root, label, link, icon }: SectionProps<'floating-button'>) => (
  <S.Root as={Link} href={link} {...root} data-screen-only="">
    <Icon name={icon} />
    <span>{label}</span>
  </S.Root>
);
