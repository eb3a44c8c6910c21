import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { wordsPattern } from './context/same-words.ts';
import { type KeyVersions, keyVersions, type Version } from './context/words/key-versions.ts';
import type { Finding } from './problem.ts';
import { onlySlip, withSuggestion } from './suggest.ts';

/** Names of one word that are long enough to be known again when a letter is wrong. */
const namesOf = ({ source }: CheckContext): string[] =>
  [...new Set([source.config.name, ...(source.config.names ?? [])])].filter((name) =>
    /^\p{Lu}\p{L}{4,}$/u.test(name),
  );

const lacks = (text: string, name: string) => !text.includes(name);

/** The word of a text that should be a name: it has no such name, and a word that is one slip away from it. */
const slipIn = (text: string, name: string): string | undefined =>
  lacks(text, name)
    ? (text.replace(/%\{.*?\}|\S+@\S+|\S+\.\S+/g, ' ').match(/\p{L}+/gu) ?? []).find((word) =>
        onlySlip(word, [name]),
      )
    : undefined;

const misspelt = ({ value, place }: Version, names: string[]): Finding[] =>
  names.flatMap((name) => {
    const word = slipIn(value, name);
    return word === undefined
      ? []
      : [{ ...place, ...withSuggestion(`"${word}" is no name of this site.`, name) }];
  });

const compare = ({ versions }: KeyVersions, pattern: RegExp): Finding[] => {
  const named = new Set(versions.flatMap(({ value }) => value.match(pattern) ?? []));
  return named.size === 0 ? [] : versions.flatMap((version) => misspelt(version, [...named]));
};

/** Names that one language writes otherwise than another. */
export const contentMisspeltName: Check = {
  id: 'content/misspelt-name',
  severity: 'warning',
  description: 'A name is written alike in every language of a text.',
  advice:
    'The name of the company and those under "names" in site.config.json are the same in every language. Write "Inspira" in a translation too, and not "Insipra" or "inspira". Texts are held against their other languages, because a word that is like a name may be right elsewhere.',
  run: (context) => {
    const pattern = wordsPattern(namesOf(context));
    return keyVersions(context).flatMap((item) => compare(item, pattern));
  },
  concerns: (context) => {
    const pattern = wordsPattern(namesOf(context));
    // Nearly every text that has a name has it in all languages.
    return (_, words) => {
      if (!words.some((value) => value.search(pattern) !== -1)) return false;
      const named = words.flatMap((value) => value.match(pattern) ?? []);
      return words.some((value) => named.some((name) => lacks(value, name)));
    };
  },
};
