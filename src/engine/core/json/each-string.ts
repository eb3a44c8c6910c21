/** Calls a function with every string in a value, however deep. A generator would take several times as long. */
export const eachString = (value: unknown, visit: (text: string) => void): void => {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) eachString(inner, visit);
};
