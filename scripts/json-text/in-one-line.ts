import { isObject } from '../../src/engine/core/json/json-value.ts';

/** A value as it stands in a file where all of it is in one line: `{ "src": "/images/logo.svg" }`. */
export const inOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const inner = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${inOneLine(one)}`);
  return inner.length === 0 ? '{}' : `{ ${inner.join(', ')} }`;
};
