/**
 * Code of the page could not be loaded: where the site was built anew since, the boot script loads the document anew,
 * once. Ends only where the page is as new as the site, or nobody knows.
 */
export const renewPage = (): Promise<void> =>
  new Promise((detail) => {
    document.dispatchEvent(new CustomEvent('site:lost', { detail }));
  });
