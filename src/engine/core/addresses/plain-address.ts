/** An address without the parts that a host removes: double slashes, a slash at its end, index.html and .html. */
export const plainAddress = (path: string): string => {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '');
  return plain === '/' ? plain : plain.replace(/\/+$/, '') || '/';
};

/** Whether an address has an ending: a host has a file there, and no page. */
export const isFileAddress = (address: string): boolean => /\.[a-z0-9]+$/i.test(address);
