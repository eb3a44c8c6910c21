/** No content needs more levels, and what works through a value level by level runs out of room far below this. */
export const mostLevels = 100;

/** Whether a value of JSON has more levels than content may have. */
export const isTooDeep = (value: unknown, left = mostLevels): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (left === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isTooDeep(item, left - 1));
  for (const key in value) if (isTooDeep((value as Record<string, unknown>)[key], left - 1)) return true;
  return false;
};

/** Texts, whose brackets do not count, and brackets. */
const tokens = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[{}[\]]/g;

/** Where the first level begins that is one too many, also in a text that is no JSON. */
export const tooDeepAt = (text: string): number | undefined => {
  let level = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') level += 1;
    if (token === '}' || token === ']') level -= 1;
    if (level > mostLevels) return index;
  }
  return undefined;
};
