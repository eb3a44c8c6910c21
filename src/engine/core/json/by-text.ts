/** Sorts texts by their code units, so that every machine has the same order, whatever its language is. */
export const byText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
