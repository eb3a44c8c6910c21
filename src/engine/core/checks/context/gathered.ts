/** Things that belong together, by what they have in common, in the order in which each first came. */
export const gathered = <T>(things: T[], keyOf: (thing: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const known = groups.get(key);
    if (known) known.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
};
