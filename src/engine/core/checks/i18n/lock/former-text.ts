import { textHash } from '../../context/words/translations/text-hash.ts';
import { simplySpaced } from '../signs/pasted-spaces.ts';
import { beforeAccents } from './before-accents.ts';
import type { Spelling } from './spelling-of.ts';

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

/** What keyboards and programs write for an apostrophe, and what may have been there. */
const apostrophes = ["'", '’'];
const likeApostrophe = /['’‘`´"]+/gu;

/** How the same words may have been written with another apostrophe, or with one where there is none. */
function* beforeApostrophe(text: string): Generator<string> {
  for (const sign of apostrophes) {
    for (const { 0: signs, index } of text.matchAll(likeApostrophe))
      yield text.slice(0, index) + sign + text.slice(index + signs.length);
    for (const { index } of text.matchAll(/(?<=\p{L})(?=\p{L})/gu))
      yield text.slice(0, index) + sign + text.slice(index);
  }
}

/** Signs of a keyboard and of print, which are changed in a whole text at once. */
const signsOfPrint = [
  [/'/g, '’'],
  [/’/g, "'"],
  [/"([^"]*)"/g, '“$1”'],
  [/[“”]/g, '"'],
  [/\.\.\./g, '…'],
  [/…/g, '...'],
  [/ - /g, ' – '],
  [/ – /g, ' - '],
] as const;

/** What a text was before all signs of a kind became those of print, or of a keyboard. */
const beforePrint = (text: string, hash: string): string | undefined =>
  signsOfPrint
    .map(([sign, other]) => text.replace(sign, other))
    .find((former) => former !== text && textHash(former) === hash);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** How the same words may have been written with other capitals: all of them, or one, also as the site spells it. */
function* beforeCapitals(text: string, spellings: Spelling['spellings']): Generator<string> {
  const words = /\p{L}+/gu;
  const writings = [(word: string) => word.toLowerCase(), (word: string) => word.toUpperCase(), capital];
  for (const write of writings) {
    yield write(text);
    yield text.replace(words, write);
  }
  for (const { 0: word, index } of text.matchAll(words)) {
    const forms = [...writings.map((write) => write(word)), ...(spellings.get(word.toLowerCase()) ?? [])];
    for (const form of forms) yield text.slice(0, index) + form + text.slice(index + word.length);
  }
}

/** What a text was when its hash was taken, if only a letter, its signs, capitals or accents have changed since. */
export const formerText = (text: string, hash: string, spelling: Spelling): string | undefined => {
  const printed = beforePrint(text, hash);
  if (printed !== undefined || text.length > longest) return printed;
  const { letters, spellings } = spelling;
  const spaced = simplySpaced(text);
  if (spaced !== text && textHash(spaced) === hash) return spaced;
  for (const former of beforeCapitals(text, spellings)) if (textHash(former) === hash) return former;
  for (const former of beforeApostrophe(text)) if (textHash(former) === hash) return former;
  for (const former of beforeSlip(text, letters)) if (textHash(former) === hash) return former;
  for (const former of beforeAccents(text, spelling)) if (textHash(former) === hash) return former;
  return undefined;
};
