/** The percent forms of letters, digits, hyphens, underscores and tildes, which mean the same signs (RFC 3986, 2.3). */
const needless = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

/**
 * An address without what a host removes: double slashes, a slash at its end, index.html and .html, and the percent forms
 * of plain signs, as some mail programs write them.
 */
export const plainAddress = (path: string): string => {
  const plain = path
    .replace(needless, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '');
  return plain === '/' ? plain : plain.replace(/\/+$/, '') || '/';
};

/** Whether an address has an ending: a host has a file there, and no page. */
export const isFileAddress = (address: string): boolean => /\.[a-z0-9]+$/i.test(address);
