/**
 * What follows from something that does not change is worked out once, when it is first asked for, and forgotten with it.
 * `keyOf` says what it follows from, when that is only a part of what is given.
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
