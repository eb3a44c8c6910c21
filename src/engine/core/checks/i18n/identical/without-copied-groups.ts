import { localeFile } from '../../../file-names.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { parentOf, stemsOf } from '../../context/words/keys/key-parts.ts';
import { type Column, columnOf } from '../../context/words/keys/key-table.ts';
import { sourceText } from '../../context/words/translations/source-text.ts';
import { textHash } from '../../context/words/translations/text-hash.ts';
import { recordIn } from '../../context/words/translations/translations.ts';
import type { Finding } from '../../problems/problem.ts';
import { shorten } from '../../schema-errors/fault.ts';
import type { Copy, Loss } from './without-lost-listings.ts';

/** Copies of which a whole group of a locale file consists. */
type CopiedGroup = { group: string; copies: Copy[] };

/** Which of the two texts of a copy is told: the default language's own, or its translation. */
type Side = 'source' | 'version';

/** The groups in which a text says something else than the default language. */
const translatedGroups = (context: CheckContext, { values }: Column): Set<string> => {
  const groups = new Set<string>();
  for (const [number, value] of values.entries()) {
    if (value === undefined || value === sourceText(context, number)) continue;
    for (const stem of stemsOf(parentOf(context.keyTable.keys[number] ?? ''))) groups.add(stem);
  }
  return groups;
};

/** One word that stands in several texts of a group may be a name: two texts make a copy. */
const areSeveral = (copies: Copy[]): boolean => new Set(copies.map(({ source }) => source.value)).size > 1;

const ofLocale = (context: CheckContext, locale: string, copies: Copy[]): CopiedGroup[] => {
  const column = columnOf(context.keyTable, locale);
  if (!column || !areSeveral(copies)) return [];
  const translated = translatedGroups(context, column);
  const outermost = ({ key }: Copy) => stemsOf(parentOf(key)).find((stem) => !translated.has(stem)) ?? '';
  return [...Map.groupBy(copies, outermost)]
    .map(([group, found]) => ({ group, copies: found }))
    .filter(({ group, copies: found }) => group !== '' && areSeveral(found));
};

/** Whether a translation was accepted with other words than the copied ones. */
const wasTranslated = (context: CheckContext, { key, version: { locale, value } }: Copy): boolean => {
  const recorded = recordIn(context, { key, locale });
  return recorded !== undefined && recorded.target !== textHash(value);
};

const shownOf = (copies: Copy[]): string =>
  [...new Set(copies.map(({ source }) => `"${shorten(source.value)}"`))].slice(0, 2).join(' and ');

const messageFor = (context: CheckContext, { group, copies }: CopiedGroup, side: Side): string => {
  const [{ version, source } = { version: { locale: '' }, source: { locale: '' } }] = copies;
  const [own, other] = side === 'version' ? [version, source] : [source, version];
  const told = `${copies.length} texts of "${group}" are the same in "${own.locale}" as in "${other.locale}", such as ${shownOf(copies)}.`;
  return side === 'source' || copies.some((copy) => wasTranslated(context, copy))
    ? `${told} The group was written over: put back what it said in "${own.locale}".`
    : `${told} Translate them.`;
};

const findingOf = (context: CheckContext, copied: CopiedGroup, side: Side): Finding[] => {
  const [copy] = copied.copies;
  const pointer = context.words.get(copy?.[side].locale ?? '')?.groups.get(copied.group);
  if (!copy || pointer === undefined) return [];
  const also = copied.copies.map((one) => one[side].place.pointer);
  return [{ file: copy[side].place.file, pointer, message: messageFor(context, copied, side), also }];
};

/**
 * Groups without a text that is translated are told as one, at the outermost: a block was pasted from another file, or is
 * still to be translated. The copies that stand alone are left.
 */
export const withoutCopiedGroups = (context: CheckContext, copies: Copy[], side: Side): Loss => {
  // What stands on pages is in no group of a file.
  const filed = copies.filter((copy) => copy[side].place.file === localeFile(copy[side].locale));
  const groups = [...Map.groupBy(filed, ({ version }) => version.locale)].flatMap(([locale, found]) =>
    ofLocale(context, locale, found),
  );
  const grouped = new Set(groups.flatMap((group) => group.copies));
  return {
    lost: groups.flatMap((group) => findingOf(context, group, side)),
    left: copies.filter((copy) => !grouped.has(copy)),
  };
};
