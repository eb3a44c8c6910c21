const escapeStep = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** A pointer one step deeper, or several. Made for every value of every document, so it makes nothing else. */
export const below = (pointer: string, ...keys: (string | number)[]): string => {
  let deeper = pointer;
  for (const key of keys) deeper += `/${typeof key === 'number' ? key : escapeStep(key)}`;
  return deeper;
};

/** A pointer one step up: to what a value stands in. */
export const above = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Whether a pointer leads to the same value as another one, or into it. */
export const isAtOrBelow = (pointer: string, around: string): boolean =>
  pointer === around || pointer.startsWith(`${around}/`);

/** Whether a pointer leads into the value of another one. */
export const isBelow = (pointer: string, around: string): boolean => pointer.startsWith(`${around}/`);

/** Called for millions of steps, of which hardly any has an escaped sign. */
const readStep = (step: string): string =>
  step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step;

/** The steps of a pointer, unescaped. */
export const steps = (pointer: string): string[] => pointer.split('/').slice(1).map(readStep);

/** The last step of a pointer: the name or number of a value in its object or list. */
export const lastStep = (pointer: string): string => readStep(pointer.slice(pointer.lastIndexOf('/') + 1));

/** Whether a property has the name of the group that it is in. */
export const isInItself = (pointer: string): boolean => {
  const [outer, name] = steps(pointer).slice(-2);
  return name !== undefined && name === outer;
};
