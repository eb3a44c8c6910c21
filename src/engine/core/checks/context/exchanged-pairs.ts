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

/** The same of a list of two things: of more it is not known which belong together. */
export const onlyExchangedPair = <Item>(
  items: Item[],
  areExchanged: (one: Item, other: Item) => boolean,
): [one: Item, other: Item] | undefined =>
  items.length === 2 ? exchangedPairs(items, areExchanged)[0] : undefined;

/** The same of a list that is too long to compare each with each: `candidatesOf` looks up who may have one's place. */
export const lookedUpPairs = <Item>(
  items: Item[],
  candidatesOf: (item: Item) => Item[],
  areExchanged: (one: Item, other: Item) => boolean = () => true,
): [one: Item, other: Item][] => {
  const paired = new Set<Item>();
  return items.flatMap((one): [Item, Item][] => {
    const isPartner = (other: Item) => other !== one && !paired.has(other) && areExchanged(one, other);
    const other = paired.has(one) ? undefined : candidatesOf(one).find(isPartner);
    if (other === undefined) return [];
    paired.add(one).add(other);
    return [[one, other]];
  });
};
