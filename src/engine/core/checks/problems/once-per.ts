/** The items without those that are alike to an earlier one in what is asked of them. */
export const oncePer = <T>(items: T[], keyOf: (item: T) => unknown): T[] => {
  const seen = new Set<unknown>();
  return items.filter((item) => seen.size < seen.add(keyOf(item)).size);
};
