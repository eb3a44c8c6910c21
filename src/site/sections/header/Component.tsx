import { Link } from '../../../engine/react/Link.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import { MenuLink } from '../../ui/MenuLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import * as S from './styles.ts';

/** The top of every page: how to skip it, the logo, the menu, the languages and the way to the team. */
export const Component = ({ root, home, ...menu }: SectionProps<'header'>) => {
  const { labels, logo, items, languages, button } = menu;
  return (
    <S.Root {...root} data-screen-only="">
      <S.Skip href="#main">{labels.skip}</S.Skip>
      <Wrap>
        <S.Logo as={Link} href={home}>
          <Picture image={logo} eager />
        </S.Logo>
        <S.Navigation aria-label={labels.navigation}>
          {items.map((item) => (
            <MenuLink key={item.label} item={item} newTab={labels.newTab} />
          ))}
        </S.Navigation>
        <LanguageMenu languages={languages} label={labels.language} />
        {button && <LinkButton button={button} look="primary" small />}
        <MobileMenu {...menu} />
      </Wrap>
    </S.Root>
  );
};
