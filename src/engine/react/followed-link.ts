/** The link of an event that leads inside the site without loading a document. */
export const followedLink = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  // The site may be written out as //its.address, too, so the browser says which site an address belongs to.
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return link;
};
