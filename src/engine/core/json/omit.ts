/** An object without some of its properties. */
export const omit = <T extends object, Name extends keyof T>(
  given: T,
  names: readonly Name[],
): Omit<T, Name> => {
  const isLeft = ([name]: [string, unknown]) => !(names as readonly PropertyKey[]).includes(name);
  return Object.fromEntries(Object.entries(given).filter(isLeft)) as Omit<T, Name>;
};
