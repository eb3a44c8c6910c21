import { queryOf, textNamed } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { isWithin } from '../context/words/keys/is-within.ts';
import { clashes, needOf } from '../context/words/keys/key-needs.ts';
import { isInline, type Renamed, renamedKeys } from '../context/words/keys/key-tree.ts';
import { unsettledKeys } from '../context/words/keys/key-versions.ts';
import { standsElsewhere } from '../context/words/keys/moved-groups.ts';
import type { TextUse } from '../context/words/keys/text-uses.ts';
import { nearestGroup, type Words } from '../context/words/keys/words.ts';
import { placeKey } from '../problems/place-keys.ts';
import { lastStep, steps } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { onlySlip, onlySpelling } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { behindTextInline, brokenName } from './missing-key/broken-name.ts';
import { knownKeyLike } from './missing-key/known-key-like.ts';
import { miswrittenNames } from './missing-key/miswritten-names.ts';
import { oncePerGroup } from './missing-key/once-per-group.ts';
import { ownTextFor } from './missing-key/own-text-for.ts';
import { renamedEverywhere, renamedMessage } from './missing-key/renamed-everywhere.ts';

/** A group in the place of a text, or a text in that of a group, which another language has right: `i18n/type-mismatch`. */
const isOfWrongKind = (context: CheckContext, key: string, words: Words): boolean =>
  clashes(words, key) && [...context.words.values()].some(({ texts }) => texts.has(key));

const usedAlso = ({ uses }: CheckContext, key: string): string => {
  const others = (uses.get(key) ?? []).reduce((sum, { times = 1 }) => sum + times, 0) - 1;
  return others < 1 ? '' : ` It is used in ${others} more ${others === 1 ? 'place' : 'places'}.`;
};

/** Whether pages have the words of the default language themselves for all of a group. */
const isOnPages = ({ uses }: CheckContext, words: Words, key: string): boolean => {
  const { pointer, missing } = nearestGroup(words, key);
  const group = [...steps(pointer), missing].join('.');
  return [...uses].some(([other, [use]]) => use?.inline !== undefined && isWithin(other, group));
};

/** Words that a page shows and another language has are missing in this one: their name is not misspelt. */
const lostWords = (context: CheckContext, key: string, locale: string): Finding[] => {
  const words = context.words.get(locale);
  const use = needOf(context, key, locale);
  const other = [...context.words.values()].find(({ texts }) => texts.has(key));
  if (!words || !use || !other || words.groups.has(key)) return [];
  const { file } = use.place;
  if (isOnPages(context, words, key)) {
    const own = ownTextFor(context, use);
    if (own) return [own];
    const message = `The words in "${locale}" are missing here, which its neighbors have behind a |. Write "t:${key}|" and the words.`;
    return [{ ...use.place, message, named: { keys: [key] } }];
  }
  const message = `"${key}" is missing in this file: ${other.file} has it, and ${file} shows it.${usedAlso(context, key)} Write its words here.`;
  const named = { keys: [key], files: [other.file, file] };
  return [{ file: words.file, ...nearestGroup(words, key), message, named }];
};

/** The text of a group that was meant by the name of the group: the only one that nothing shows, or that of the property. */
const meantInGroup = (
  { mentioned }: CheckContext,
  { texts }: Words,
  { key: group, place }: TextUse,
): string | undefined => {
  const [unused, another] = [...texts.keys()].filter((key) => isWithin(key, group) && !mentioned.has(key));
  if (unused !== undefined && another === undefined) return unused;
  const inside = `${group}.${lastStep(place.pointer)}`;
  return texts.has(inside) ? inside : undefined;
};

const isLink = (context: CheckContext, { place }: TextUse): boolean =>
  marksOfKind(context, 'link').some((mark) => placeKey(mark.place) === placeKey(place));

/** Whether a name is a single slip of one that nothing shows, in one of its parts. */
const isSlipOf = ({ mentioned }: CheckContext, { key, inline }: TextUse, meant: string): boolean => {
  if (inline !== undefined || mentioned.has(meant)) return false;
  const [own, parts] = [key.split('.'), meant.split('.')];
  const [at, another] = parts.flatMap((part, index) => (part === own[index] ? [] : [index]));
  if (own.length !== parts.length || at === undefined || another !== undefined) return false;
  const [written = '', part = ''] = [own[at], parts[at]];
  return onlySlip(written, [part]) !== undefined || onlySpelling(written, [part]) !== undefined;
};

/** Tells a key that the words of a language lack: what became of its text, or which key is meant instead. */
const missingIn = (context: CheckContext, key: string, locale: string): Finding[] => {
  const words = context.words.get(locale);
  const use = needOf(context, key, locale);
  if (!words || !use || words.texts.has(key)) return [];
  if (standsElsewhere(context, locale, key) || isOfWrongKind(context, key, words)) return [];
  const lost = [...lostWords(context, key, locale), ...brokenName(context, words, use)];
  if (lost.length > 0) return lost;
  const renamed = renamedEverywhere(context, key);
  if (renamed) return [{ ...use.place, message: renamedMessage(renamed), named: { keys: [key] } }];
  const inside = words.groups.has(key) ? meantInGroup(context, words, use) : undefined;
  const meant = inside ?? knownKeyLike(context)(key, words.texts.keys());
  const suggestion = meant && textNamed(`${meant}${queryOf(use.params)}`);
  const message = words.groups.has(key)
    ? `"${key}" is a group of texts in ${words.file}, not a text.`
    : `${words.file} has no text "${key}".${usedAlso(context, key)}`;
  const todo = words.groups.has(key)
    ? 'Name one of its texts.'
    : isLink(context, use)
      ? 'A link names no text: write where it leads, such as "page:contact".'
      : 'Write its words there, or name another text.';
  const told = { ...use.place, ...withSuggestion(message, suggestion, todo), named: { keys: [key] } };
  return [
    meant !== undefined && isSlipOf(context, use, meant) ? { ...told, fix: { set: suggestion } } : told,
  ];
};

/** A key that the default language lacks; or, on pages without the default language, that their own lacks. */
const missingKey = (context: CheckContext, key: string): Finding[] => {
  const { defaultLocale, sourceWords } = context;
  // A place without any name is told as that.
  if (key === '') return [];
  // What a file lacks that cannot be read is unknown.
  if (!sourceWords || sourceWords.texts.has(key)) return [];
  // What else an unreadable page says is unknown: the words may stand behind the name.
  if (context.uses.get(key)?.every(({ place }) => context.unreadable.has(place.file))) return [];
  // Words that stand there under another name are reported there.
  if (standsElsewhere(context, defaultLocale, key)) return [];
  const inDefault = missingIn(context, key, defaultLocale);
  if (inDefault.length > 0) return inDefault;
  if (isInline(context, key)) return behindTextInline(context, key);
  return context.targetLocales.flatMap((locale) => missingIn(context, key, locale)).slice(0, 1);
};

/** A key that is misspelt in the locale file is one fault, however many places name it. */
const misspelt = (context: CheckContext, words: Words, { from, to, name, pointer }: Renamed): Finding => {
  const use = [...context.uses].find(([key]) => isWithin(key, to))?.[1][0];
  const where = use === undefined ? 'the pages name' : `${use.place.file} names`;
  const message = `Nothing shows "${from}", but ${where} "${to}".`;
  return {
    file: words.file,
    pointer,
    at: 'key',
    fix: { rename: name },
    named: { keys: [to, from] },
    ...withSuggestion(message, name),
  };
};

/** Keys that the content names and the locale file of the default language has not. */
export const i18nMissingKey: Check = {
  id: 'i18n/missing-key',
  severity: 'error',
  description: 'Every key that a page names has words in the locale file.',
  advice:
    'Without its words the page would show the bare key to visitors. Add the key to the locale files, or correct its spelling where the page names it. Nothing stands before "t:", and no space around the name. Example: "t:home.hero.titel" should be "t:home.hero.title".',
  run: (context) => {
    const { defaultLocale, sourceWords } = context;
    const unsettled = unsettledKeys(context);
    const found = [...context.uses.keys()]
      .filter((key) => unsettled.has(key))
      .flatMap((key) => missingKey(context, key).map((finding): [string, Finding] => [key, finding]));
    return [
      ...(sourceWords
        ? renamedKeys(context, defaultLocale).map((item) => misspelt(context, sourceWords, item))
        : []),
      ...miswrittenNames(context),
      ...oncePerGroup(context, found),
    ];
  },
};
