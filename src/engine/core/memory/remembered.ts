/**
 * Works out once what follows from an object that does not change, when it is first needed, and forgets it with the
 * object. `keyOf` gives the part that the result depends on, if it is not the whole.
 */
export const remembered = <Given extends object, Value>(
  workOut: (given: Given) => Value,
  keyOf: (given: Given) => object = (given) => given,
): ((given: Given) => Value) => {
  const known = new WeakMap<object, { value: Value }>();
  return (given) => {
    const key = keyOf(given);
    const kept = known.get(key) ?? { value: workOut(given) };
    known.set(key, kept);
    return kept.value;
  };
};
