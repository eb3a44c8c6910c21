import { stringPattern } from '../json-text/json-string.ts';

const countKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countKeys(item);
  else for (const key in value) count += 1 + countKeys((value as Record<string, unknown>)[key]);
  return count;
};

const keyPattern = new RegExp(`${stringPattern.source}(\\s*:)?`, 'g');

/** How many properties a JSON text writes, counted without parsing it. */
const countWritten = (text: string): number => {
  let count = 0;
  keyPattern.lastIndex = 0;
  for (let match = keyPattern.exec(text); match; match = keyPattern.exec(text)) {
    if (match[1] !== undefined) count += 1;
  }
  return count;
};

/** Whether a text writes more properties than its value has: one of them stands twice and hides the other. */
export const repeatsKeys = (text: string, value: unknown): boolean => countWritten(text) !== countKeys(value);
