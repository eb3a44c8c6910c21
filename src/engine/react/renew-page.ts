/**
 * Called when code of the page could not be loaded. If the site has been built anew since, the boot script reloads the
 * document, once. Resolves only if the page is as new as the site, or that is unknown.
 */
export const renewPage = (): Promise<void> =>
  new Promise((detail) => {
    document.dispatchEvent(new CustomEvent('site:lost', { detail }));
  });
