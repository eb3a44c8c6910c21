/** An address without the parts that a host removes: double slashes, a slash at its end, index.html and .html. */
export const plainAddress = (path: string): string => {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '');
  return plain === '/' ? plain : plain.replace(/\/+$/, '') || '/';
};
