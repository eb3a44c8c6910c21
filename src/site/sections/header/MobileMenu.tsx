import { memo } from 'react';
import { Icon } from '../../../engine/react/Icon.tsx';
import { LanguageLink } from '../../../engine/react/LanguageLink.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { HeaderProps } from '../../../generated/types.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { MenuLink } from '../../ui/MenuLink.tsx';
import { RoundButton } from '../../ui/round-button.styles.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import * as S from './mobile-menu.styles.ts';
import { useDrawer } from './use-drawer.ts';

type PanelProps = Omit<HeaderProps, 'home'> & { onClose: () => void };

/** Drawn again only when its content changes, not when it opens. */
const Panel = memo(({ labels, logo, items, languages, button, art, onClose }: PanelProps) => (
  <S.Panel>
    <S.Top>
      <Picture image={logo} />
      <Tooltip text={labels.close} side="bottom" align="end">
        <RoundButton type="button" aria-label={labels.close} onClick={onClose}>
          <Icon name="x" />
        </RoundButton>
      </Tooltip>
    </S.Top>
    <S.Items aria-label={labels.navigation}>
      {items.map((item) => (
        <MenuLink key={item.label} item={item} newTab={labels.newTab} arrow />
      ))}
    </S.Items>
    <S.Languages role="group" aria-label={labels.language}>
      {languages.map((language) => (
        <LanguageLink key={language.locale} language={language}>
          {language.name}
        </LanguageLink>
      ))}
    </S.Languages>
    {button && <LinkButton button={button} look="primary" />}
    {art && (
      <S.Art>
        <Picture image={art} />
      </S.Art>
    )}
  </S.Panel>
));

/** The menu of small screens: a button, and a panel that slides in above the page. Drawn hidden, once the page is live. */
export const MobileMenu = (props: Omit<HeaderProps, 'home'>) => {
  const { labels } = props;
  const { dialog, burger, open, show, hide, handlers } = useDrawer();
  return (
    <>
      <S.Burger>
        <Tooltip text={labels.open} side="bottom" align="end">
          <RoundButton
            ref={burger}
            type="button"
            aria-label={labels.open}
            aria-haspopup="dialog"
            aria-expanded={open ?? false}
            onClick={show}
          >
            <Icon name="menu" />
          </RoundButton>
        </Tooltip>
      </S.Burger>
      <S.Drawer ref={dialog} aria-label={labels.menu} {...handlers}>
        {open !== undefined && <Panel {...props} onClose={hide} />}
      </S.Drawer>
    </>
  );
};
