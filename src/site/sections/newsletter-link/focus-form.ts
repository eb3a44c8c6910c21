import type { MouseEvent } from 'react';

/** A link to a place of this page that has a form leads into its first field, and not only to its place. */
export const focusForm = (event: MouseEvent): void => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  const place = link && document.getElementById(link.hash.slice(1));
  const field = place?.querySelector<HTMLElement>('form input');
  if (!field) return;
  event.preventDefault();
  field.focus();
};
