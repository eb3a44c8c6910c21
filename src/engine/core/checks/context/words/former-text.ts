import { textHash } from './text-hash.ts';

/** Longer texts have too many slips to try them all. */
const longest = 300;

/** Every text from which a single slip of a finger makes another, with these letters. */
function* beforeSlip(text: string, letters: readonly string[]): Generator<string> {
  for (let at = 0; at <= text.length; at += 1) {
    const [start, rest] = [text.slice(0, at), text.slice(at)];
    const behind = rest.slice(1);
    yield start + behind;
    yield `${start}${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
    for (const letter of letters) {
      yield start + letter + rest;
      yield start + letter + behind;
    }
  }
}

/** What a text was when its hash was taken, if only a letter of it has changed since. */
export const formerText = (text: string, hash: string, letters: readonly string[]): string | undefined => {
  if (text.length > longest) return undefined;
  for (const former of beforeSlip(text, letters)) if (textHash(former) === hash) return former;
  return undefined;
};
