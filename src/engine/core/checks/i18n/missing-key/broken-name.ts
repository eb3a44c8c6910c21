import { textNamed } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { parentOf, stemsOf } from '../../context/words/keys/key-parts.ts';
import { inlineUse, type TextUse } from '../../context/words/keys/text-uses.ts';
import type { Words } from '../../context/words/keys/words.ts';
import { isSurelyText } from '../../context/words/translations/translations.ts';
import type { Finding } from '../../problems/problem.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';

/** The longest text of any language whose name begins a longer one, and what follows it there. */
const gluedTo = ({ words }: CheckContext, name: string): [key: string, rest: string] | undefined => {
  const all = [...words.values()].flatMap(({ texts }) => [...texts.keys()]);
  if (all.includes(name)) return undefined;
  const [key] = all
    .filter((known) => name.startsWith(known) && /^\P{Ll}/u.test(name.slice(known.length)))
    .sort((one, other) => other.length - one.length);
  return key === undefined ? undefined : [key, name.slice(key.length)];
};

/**
 * Words behind a name, as a page keeps those of the default language, without the sign between the two. A text that has
 * its words in the file needs none.
 */
const withoutBar = (context: CheckContext, { texts }: Words, key: string): Finding[] => {
  const place = context.uses.get(key)?.[0]?.place;
  // Behind a colon, a small letter and no space, may be one more part of the name.
  const [, name, words] = /^([\w-]+(?:\.[\w-]+)+)(?:\s+|\s*:\s*(?![a-z][\w.-]*$))(\S.*)$/.exec(key) ?? [];
  if (name === undefined || !place) return [];
  if (texts.has(name))
    return [
      {
        ...place,
        ...withSuggestion(`Behind the name "${name}" stands "${words}".`, textNamed(name)),
        named: { keys: [key] },
      },
    ];
  const [known, rest] = gluedTo(context, name) ?? [name, ''];
  const message = `Between the name "${known}" and its words a | is missing.`;
  const meant = textNamed(known, [rest, words].join(' ').trimStart());
  return [{ ...place, ...withSuggestion(message, meant), named: { keys: [key] } }];
};

/** The values of a text behind a sign that does not begin them: home.title&count=3. */
const wrongSign = (words: Words, { key, place }: TextUse): Finding[] => {
  const [, name = '', rest] = /^([\w.-]+)[&;,!#]+(\w+=.*)$/.exec(key) ?? [];
  if (!words.texts.has(name)) return [];
  const message = `What a text counts stands behind a "?".`;
  return [{ ...place, ...withSuggestion(message, textNamed(`${name}?${rest}`)), named: { keys: [key] } }];
};

/** A name that goes on behind that of a text: "home.title.text" where "home.title" is the text itself. */
const behindText = (words: Words, { key, place, inline }: TextUse): Finding[] => {
  const stem = stemsOf(parentOf(key)).find((name) => words.texts.has(name));
  if (stem === undefined) return [];
  const rest = key.slice(stem.length + 1);
  const message =
    rest === ''
      ? `"${key}" ends with a full stop, behind which no name follows.`
      : `"${stem}" is a text and has no "${rest}" in it.`;
  return [{ ...place, ...withSuggestion(message, textNamed(stem, inline)), named: { keys: [key] } }];
};

/** A name behind that of a text on a page that has the words of the default language itself: other languages have the text. */
export const behindTextInline = (context: CheckContext, key: string): Finding[] => {
  const use = inlineUse(context, key);
  if (!use) return [];
  const words = context.targetLocales.flatMap((locale) => context.words.get(locale) ?? []);
  const [told] = words.flatMap((target) => behindText(target, use));
  return told && stemsOf(parentOf(key)).some((stem) => isSurelyText(context, stem)) ? [told] : [];
};

/** What is wrong with a name of no text that has one in it: its sign before words or values, or what goes on behind it. */
export const brokenName = (context: CheckContext, words: Words, use: TextUse): Finding[] => [
  ...withoutBar(context, words, use.key),
  ...wrongSign(words, use),
  ...(use.inline === undefined ? behindText(words, use) : []),
];
