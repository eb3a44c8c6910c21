import { endOfString } from '../json-text/json-string.ts';

/** No content needs more levels, and what works through a value level by level runs out of room far below this. */
export const mostLevels = 100;

const quote = 0x22;
const opening = 0x7b;
const closing = 0x7d;

/** The codes of square brackets and of braces differ in this bit only. */
const brace = 0x20;

/**
 * Where the first level begins that is one too many, also in a text that is no JSON. Every file is asked for that: to
 * go through its letters takes a third of the time of going through its value.
 */
export const tooDeepAt = (json: string): number | undefined => {
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if ((code | brace) === closing) level -= 1;
    else if ((code | brace) === opening) {
      level += 1;
      if (level > mostLevels) return at;
    }
  }
  return undefined;
};
