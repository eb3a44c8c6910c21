/** Works something out when it is first needed. */
export const onDemand = <Value>(workOut: () => Value): (() => Value) => {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: workOut() };
    return known.value;
  };
};
