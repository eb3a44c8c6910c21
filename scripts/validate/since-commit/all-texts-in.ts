/** All texts in a value. */
export const allTextsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTextsIn) : [];
};
