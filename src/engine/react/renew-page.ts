import { withDeadline } from './with-deadline.ts';

/**
 * Called when code of the page could not be loaded. If the site has been built anew since, the boot script reloads the
 * document, once. Resolves only if the page is as new as the site, or that cannot be known.
 */
export const renewPage = (): Promise<void> =>
  withDeadline(
    new Promise<void>((detail) => {
      document.dispatchEvent(new CustomEvent('site:lost', { detail }));
    }),
  ).catch(() => undefined);
