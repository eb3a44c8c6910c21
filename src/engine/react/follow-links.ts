import { pathOfMissing } from '../core/addresses/path-of-missing.ts';
import { followedLink } from './followed-link.ts';
import type { Navigation } from './navigation.ts';

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click wants more than to follow the link here, such as a new tab. */
const isSpecialClick = (event: Click): boolean =>
  event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** The query without the entry that it names: the path in the other language names that already. */
const queryWithoutSlug = (): string => location.search.replace(/[?&]slug=[^&]*/g, '').replace(/^&/, '?');

/** Where a language link leads from the address that is shown: to its page, or to the same missing page. */
const inLanguage = ({ href, dataset }: HTMLAnchorElement): string => {
  if (dataset.suffix === undefined) return href + queryWithoutSlug();
  const current = document.querySelector<HTMLElement>('[data-suffix][aria-current]');
  return (pathOfMissing(location.pathname, current?.dataset ?? {}, dataset) ?? href) + location.search;
};

/** Links with a language (`LanguageLink`) leave the visitor at the place of the page where he is. */
const follow = (link: HTMLAnchorElement, navigate: Navigation['navigate']) => {
  if (!link.hreflang) navigate(link.href);
  else if (!link.hasAttribute('aria-current'))
    navigate(inLanguage(link) + location.hash, { keepPlace: true });
};

/** A page that the browser translates goes on as documents: React cannot change texts that are no longer there. */
const isTranslated = () => document.documentElement.matches('.translated-ltr, .translated-rtl');

/**
 * Follows links inside the site without loading a document, also in sections that React has not taken over. React hides
 * the events of such sections from all listeners above its root, so this listens in the capture phase.
 */
export const followLinks = (navigate: Navigation['navigate']): void => {
  const onClick = (event: MouseEvent) => {
    const link = isSpecialClick(event) ? undefined : followedLink(event);
    if (!link || isTranslated()) return;
    event.preventDefault();
    follow(link, navigate);
  };
  document.addEventListener('click', onClick, { capture: true });
};
