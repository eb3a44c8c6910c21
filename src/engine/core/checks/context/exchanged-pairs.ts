/** The pairs of a list that were exchanged, in the order of their first; nothing is in two of them. */
export const exchangedPairs = <Item>(
  items: Item[],
  areExchanged: (one: Item, other: Item) => boolean,
): [one: Item, other: Item][] => {
  const paired = new Set<Item>();
  return items.flatMap((one, index): [Item, Item][] => {
    if (paired.has(one)) return [];
    const other = items.slice(index + 1).find((next) => !paired.has(next) && areExchanged(one, next));
    if (other === undefined) return [];
    paired.add(other);
    return [[one, other]];
  });
};
