import type { Json } from '../types.ts';

/** Whether a value is a JSON object, neither a list nor null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value when it is an object, else an empty one. */
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** What an object says itself under a name: all inherit something called "constructor". */
export const ownValue = (object: Json, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** The value when it is a list, else an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The texts of an object, which inherits nothing: a fact may be called "constructor". Everything else is left out. */
export const stringsOf = (value: unknown): Record<string, string> => {
  const texts: Record<string, string> = Object.create(null);
  for (const [name, text] of Object.entries(objectOf(value)))
    if (typeof text === 'string') texts[name] = text;
  return texts;
};

/** What kind of JSON a value is. */
export const jsonType = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};
