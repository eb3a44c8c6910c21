/** The size of the pictures of shared links, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** The address of the picture that is made for a page's shared links. */
export const shareImagePath = (page: { id: string; locale: string }): string =>
  `/share/${page.locale}/${page.id}.png`;
