/** Values by their keys, as long as they are used now and then. */
export type Recent<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
};

/** Remembers up to twice `most` values: one that was not used while `most` others came is forgotten. */
export const createRecent = <Value>(most: number): Recent<Value> => {
  let young = new Map<string, Value>();
  let old = young;
  const set = (key: string, value: Value) => {
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  const revive = (key: string): Value | undefined => {
    const value = old.get(key);
    if (value !== undefined) set(key, value);
    return value;
  };
  return { get: (key) => young.get(key) ?? revive(key), set };
};
