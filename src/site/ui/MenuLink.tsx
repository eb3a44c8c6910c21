import { Icon } from '../../engine/react/Icon.tsx';
import { isExternal, Link } from '../../engine/react/Link.tsx';
import type { MenuItem } from '../../generated/types.ts';

type MenuLinkProps = { item: MenuItem; newTab: string; arrow?: boolean };

/** An entry of a menu; one to another site says so. Sections that use it list arrow-up-right among their x-icons. */
export const MenuLink = ({ item: { label, link }, newTab, arrow = false }: MenuLinkProps) => (
  <Link href={link}>
    {label}
    {isExternal(link) && <span className="sr"> ({newTab})</span>}
    {isExternal(link) ? <Icon name="arrow-up-right" /> : arrow && <Icon name="arrow-right" />}
  </Link>
);
