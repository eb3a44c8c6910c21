const backslash = 0x5c;

/** A string of JSON. A text may have millions of letters: no step is remembered for each of them. */
export const stringPattern = /"[^"\\]*(?:\\.[^"\\]*)*"/;

const isEscaped = (json: string, at: number): boolean => {
  let before = at - 1;
  while (json.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
};

/** Where the string is closed that begins at a quotation mark; the end of all when it is not. */
export const endOfString = (json: string, start: number): number => {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
};
