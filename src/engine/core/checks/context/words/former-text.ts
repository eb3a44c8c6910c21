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

/** Every text that has one word of another in other capitals: those of a site's own spelling, or all large, or all small. */
function* inOtherCase(text: string, spellings: ReadonlyMap<string, Iterable<string>>): Generator<string> {
  for (const { 0: word, index } of text.matchAll(/\p{L}{2,}/gu)) {
    const [start, rest] = [text.slice(0, index), text.slice(index + word.length)];
    const small = word.toLowerCase();
    const forms = [small, small.charAt(0).toUpperCase() + small.slice(1), word.toUpperCase()];
    for (const form of [...forms, ...(spellings.get(small) ?? [])]) yield start + form + rest;
  }
}

/** What is known of the default language of a site: its letters, and how its words are spelt, by each in small letters. */
export type Spelling = { letters: readonly string[]; spellings: ReadonlyMap<string, Iterable<string>> };

/** What a text was when its hash was taken, if only a letter of it, or the capitals of a word, have changed since. */
export const formerText = (
  text: string,
  hash: string,
  { letters, spellings }: Spelling,
): string | undefined => {
  if (text.length > longest) return undefined;
  for (const former of inOtherCase(text, spellings)) if (textHash(former) === hash) return former;
  for (const former of beforeSlip(text, letters)) if (textHash(former) === hash) return former;
  return undefined;
};
