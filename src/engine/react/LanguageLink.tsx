import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Language } from '../../generated/types.ts';
import type { Player } from './player.ts';

/** The player's own hook, as wouter hands it on. */
type PlayerLocation = () => [string, Player['navigate']];

type Place = { search: string; hash: string };

/** The same place in another language: its address with the query and the hash the visitor has now. */
export const samePlace = (link: string, { search, hash }: Place): string => link + search + hash;

/** Whether a click wants more than to follow the link here, such as a new tab. */
export const isSpecialClick = (
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
) => event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

type LanguageLinkProps = { language: Language; children: ReactNode };

/** A link to this page in another language that leaves the visitor where he is on it. */
export const LanguageLink = ({ language, children }: LanguageLinkProps) => {
  const [, navigate] = useLocation<PlayerLocation>();
  const { locale, link, current } = language;
  const follow = (event: MouseEvent) => {
    if (isSpecialClick(event)) return;
    event.preventDefault();
    if (!current) navigate(samePlace(link, window.location), { keepPlace: true });
  };
  return (
    <a href={link} lang={locale} hrefLang={locale} aria-current={current || undefined} onClick={follow}>
      {children}
    </a>
  );
};
