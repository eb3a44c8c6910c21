/** The one item of some that has no other beside it; undefined of none and of several. */
export const onlyOne = <T>(items: Iterable<T>): T | undefined => {
  const [only, another] = items;
  return another === undefined ? only : undefined;
};
