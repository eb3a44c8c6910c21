import { remembered } from '../../memory/remembered.ts';
import { textNamed } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { isInside } from '../context/words/keys/is-within.ts';
import { lastNameOf, parentOf, stemsOf } from '../context/words/keys/key-parts.ts';
import { columnOf } from '../context/words/keys/key-table.ts';
import { inlineStems, isInline, mentionedStems } from '../context/words/keys/key-tree.ts';
import { unsettledKeys } from '../context/words/keys/key-versions.ts';
import type { Words } from '../context/words/keys/words.ts';
import { isSurelyText } from '../context/words/translations/translations.ts';
import { lastStep } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

type Kind = 'text' | 'group';

const kinds: Record<Kind, string> = { text: 'a text', group: 'a group of texts' };

const kindIn = (words: Words | undefined, key: string): Kind | undefined => {
  const text = words?.texts.get(key);
  // A value that is neither is reported by the schema.
  if (text?.odd) return undefined;
  if (text) return 'text';
  return words?.groups.has(key) ? 'group' : undefined;
};

/** The kind that a key should have: the one that pages take it for, else the one in the default language. */
const wanted = (context: CheckContext, key: string, source: Kind): Kind => {
  if (context.mentioned.has(key)) return 'text';
  return mentionedStems(context).has(key) ? 'group' : source;
};

/** The kind that a key has on the pages, if the file of the default language has no words for it. */
const kindOnPages = (context: CheckContext, key: string): Kind | undefined => {
  if (isInline(context, key)) return 'text';
  return !isSurelyText(context, key) && inlineStems(context).has(key) ? 'group' : undefined;
};

/** A page that names a group whose texts are shown as well has lost the end of a name. */
const cutName = (context: CheckContext, key: string, words: Words): Finding[] => {
  const [use] = context.uses.get(key) ?? [];
  const isAround = [...context.mentioned].some((other) => isInside(other, key));
  if (!use || use.inline === undefined || !isAround) return [];
  const inside = `${key}.${lastStep(use.place.pointer)}`;
  const message = `"${key}" is a group of texts in ${words.file}, not a text.`;
  const suggestion = words.texts.has(inside) ? textNamed(inside) : undefined;
  return [{ ...use.place, ...withSuggestion(message, suggestion, 'Write its whole name.') }];
};

/** A page that names a text with a dot behind, as if it were a group. */
const dotBehind = (context: CheckContext, key: string): Finding[] =>
  (context.uses.get(`${key}.`) ?? [])
    .slice(0, 1)
    .map(({ place }) => ({ ...place, ...withSuggestion(`"${key}." ends with a dot.`, textNamed(key)) }));

/** How a text is to be written: with the only words of the group; those of the other file are in another language. */
const textRemedy = (key: string, { texts }: Words): { remedy: string; asked?: string } => {
  const inside = [...texts].flatMap(([name, { value }]) => (isInside(name, key) ? [value] : []));
  const name = JSON.stringify(lastNameOf(key));
  const [only, another] = inside;
  return only !== undefined && another === undefined
    ? { remedy: `Write it as there: ${name}: ${JSON.stringify(only)}.`, asked: only }
    : { remedy: `Write a text here, too, in the language of this file: ${name}: "…".` };
};

/** The names in each group, of all keys of a map. */
const namesByGroup = remembered((keyed: { keys: () => Iterable<string> }): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const key of keyed.keys())
    for (const name of stemsOf(key)) {
      const names = found.get(parentOf(name)) ?? new Set();
      found.set(parentOf(name), names.add(lastNameOf(name)));
    }
  return found;
});

/** A group as the file should have it, with the names that the other language or the pages have. */
const groupForm = ({ uses }: CheckContext, key: string, { texts }: Words): string => {
  const names = [texts, uses].flatMap((keyed) => [...(namesByGroup(keyed).get(key) ?? [])]);
  const [first = '…', another] = [...new Set(names)];
  return `"${lastNameOf(key)}": { "${first}": "…"${another === undefined ? '' : ', …'} }`;
};

/** The words of a language, and those of the default language. */
type Files = { words: Words; source: Words };

const mismatchOf = (context: CheckContext, key: string, { words, source }: Files): Finding[] => {
  const here = kindIn(words, key);
  const filed = kindIn(source, key);
  const there = filed ?? kindOnPages(context, key);
  if (here === undefined || there === undefined || here === there) return [];
  const cut = here === 'group' ? cutName(context, key, words) : dotBehind(context, key);
  if (cut.length > 0) return cut;
  const [wrong, right] = wanted(context, key, there) === there ? [words, source] : [source, words];
  const pointer = wrong.texts.get(key)?.pointer ?? wrong.groups.get(key) ?? '';
  const [is, should] = wrong === words ? [here, there] : [there, here];
  const where = filed === undefined ? 'on the pages' : `in ${right.file}`;
  const { remedy, ...asked } =
    should === 'text'
      ? textRemedy(key, wrong)
      : { remedy: `Write it as there: ${groupForm(context, key, right)}.` };
  const fault = `"${key}" is ${kinds[is]} here and ${kinds[should]} ${where}.`;
  return [{ file: wrong.file, pointer, at: 'key', ...withRemedy(fault, remedy), ...asked }];
};

const mismatches = (context: CheckContext, locale: string): Finding[] => {
  const words = context.words.get(locale);
  const source = context.sourceWords;
  if (!words || !source) return [];
  const texts = [...unsettledKeys(context)].filter((key) => words.texts.has(key));
  // A group that is one there, too, and no text besides, is alike.
  const groups = columnOf(context.keyTable, locale)?.ownGroups ?? [];
  return [...texts, ...groups].flatMap((key) => mismatchOf(context, key, { words, source }));
};

/** Keys that are a text in one language and a group in another. */
export const i18nTypeMismatch: Check = {
  id: 'i18n/type-mismatch',
  severity: 'error',
  description: 'A key is a text in every language, or a group in every language.',
  advice:
    'A key that is a text in one language and a group in another can be shown in one of them only. Make it the same in both, usually as it is in the default language. Example: "hero": "Hello" in one file and "hero": { "title": "Hola" } in the other.',
  run: (context) => context.targetLocales.flatMap((locale) => mismatches(context, locale)),
};
