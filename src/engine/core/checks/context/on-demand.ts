/** Works something out when it is first asked for. */
export const onDemand = <T>(compute: () => T): (() => T) => {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
};
