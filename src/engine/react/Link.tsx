import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { usePageState } from './page-store.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Whether an address leads to another site. */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href);
const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * A link with its address already final: inside the site it navigates without loading a document and marks the
 * current page, to another site it opens a new tab, and mailto: and tel: are left to the browser.
 */
export const Link = ({ href, ...rest }: LinkProps) => {
  const current = usePageState((state) => state.data.page.path);
  if (isInternal(href))
    return <RouterLink href={href} aria-current={href === current ? 'page' : undefined} {...rest} />;
  return isExternal(href) ? (
    <a href={href} target="_blank" rel="noopener" {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
};
