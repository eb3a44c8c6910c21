/** The items that are alike to an earlier one in what is asked of them, each with the first of those. */
export const repeats = <T>(items: T[], keyOf: (item: T) => unknown): [again: T, first: T][] => {
  const firsts = new Map<unknown, T>();
  return items.flatMap((item): [T, T][] => {
    const first = firsts.get(keyOf(item));
    if (first === undefined) firsts.set(keyOf(item), item);
    return first === undefined ? [] : [[item, first]];
  });
};

/** How often each name is among some. */
export const tally = (names: string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** The texts of a list that are not in another, each as often as there are more of it. */
export const surplus = (texts: string[], others: string[]): string[] => {
  const rest = [...others];
  return texts.filter((text) => {
    const index = rest.indexOf(text);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
};
