import type { ComponentProps } from 'react';
import { isInternal } from '../core/addresses/is-internal.ts';
import { usePageState } from './page-store.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Whether an address leads to another site. */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href);

/** How a link is marked that leads to the page on screen, or to the overview of the collection it belongs to. */
const useCurrent = (href: string): 'page' | 'true' | undefined =>
  usePageState(({ data: { page } }) => {
    if (href === page.path) return 'page';
    return href === page.parent ? 'true' : undefined;
  });

/**
 * A link with its address already final: inside the site it marks the current page or its section (what a click does
 * stands in follow-links.ts), to another site it opens a new tab, and mailto: and tel: are left to the browser.
 */
export const Link = ({ href, ...rest }: LinkProps) => {
  const current = useCurrent(href);
  if (isInternal(href)) return <a href={href} aria-current={current} {...rest} />;
  return isExternal(href) ? (
    <a href={href} target="_blank" rel="noopener" {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
};
