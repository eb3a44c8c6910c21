import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../../../engine/react/Icon.tsx';
import { LanguageLink } from '../../../engine/react/LanguageLink.tsx';
import type { Language } from '../../../generated/types.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import * as S from './language-menu.styles.ts';
import { entryAfterKey } from './menu-keys.ts';
import { useDropdown } from './use-dropdown.ts';

const linksIn = (element: HTMLElement | null): HTMLElement[] => [...(element?.querySelectorAll('a') ?? [])];

type LanguageMenuProps = { languages: Language[]; label: string };

/** The languages as a dropdown. Its links stand in the document from the start, for search engines and without script. */
export const LanguageMenu = ({ languages, label }: LanguageMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const { open, show, hide } = useDropdown(menu);
  const current = languages.find((language) => language.current)?.locale ?? '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
    const links = linksIn(menu.current);
    const next = entryAfterKey(event.key, links.indexOf(document.activeElement as HTMLElement), links.length);
    if (next === undefined) return;
    event.preventDefault();
    show();
    links[next]?.focus();
  };
  return (
    <S.Menu ref={menu} onKeyDown={onKeyDown}>
      <Tooltip text={label} side="bottom">
        <button type="button" aria-expanded={open} onClick={open ? hide : show}>
          <Icon name="globe" />
          <span className="sr">{label}: </span>
          {current.toUpperCase()}
          <Icon name="chevron-down" />
        </button>
      </Tooltip>
      <ul aria-label={label} data-open={open || undefined}>
        {languages.map((language) => (
          <li key={language.locale}>
            <LanguageLink language={language}>
              {language.name}
              {language.current && <Icon name="check" />}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </S.Menu>
  );
};
