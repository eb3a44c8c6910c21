import type { CheckId } from '../../../../../generated/check-ids.ts';
import { configFile } from '../../../file-names.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { onlyOne } from '../../context/only-one.ts';
import type { Version } from '../../context/words/keys/key-versions.ts';
import { functionWordsIn } from '../../context/words/translations/languages.ts';
import { isSourceAsRecorded } from '../../context/words/translations/translations.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { lostSetting } from './lost-setting.ts';

/** A translation that is a copy. */
export type Copy = { key: string; version: Version; source: Version };

/** What was listed as the same in every language and is not any more, and the copies that this does not explain. */
export type Loss = { lost: Finding[]; left: Copy[] };

/** This many texts are not forgotten one by one. */
const fewest = 3;

const shownOf = (copies: Copy[]): string =>
  [...new Set(copies.map(({ version }) => `"${version.value}"`))].slice(0, 3).join(', ');

/**
 * The patterns of a key with a star in the place of one of its inner names: solutions.pay.card.title is
 * solutions.*.card.title.
 */
const patternsOf = (key: string): string[] => {
  const names = key.split('.');
  return names.slice(1, -1).map((_, index) => names.with(index + 1, '*').join('.'));
};

/** Copies whose keys fit one pattern were listed by it. */
const lostPatterns = (accepted: Copy[], place: Pick<Finding, 'file' | 'pointer'>): Loss => {
  const groups = Map.groupBy(
    accepted.flatMap((copy) => patternsOf(copy.key).map((pattern) => ({ pattern, copy }))),
    ({ pattern, copy }) => `${copy.version.locale} ${pattern}`,
  );
  const [group = []] = [...groups.values()].sort((one, other) => other.length - one.length);
  if (group.length < fewest) return { lost: [], left: accepted };
  const copies = group.map(({ copy }) => copy);
  const pattern = group[0]?.pattern ?? '';
  const message = `${group.length} texts, such as ${shownOf(copies)}, are the same in several languages and were accepted so, but "keys" does not list "${pattern}". Put it back, or translate the texts.`;
  const left = accepted.filter((copy) => !copies.includes(copy));
  return { lost: [{ ...place, message, suggestion: pattern }], left };
};

const wordsOf = ({ version }: Copy): string[] => version.value.match(/\p{L}{2,}/gu) ?? [];

/** A word that all copies have, and nothing else, was listed by itself. */
const lostWord = (accepted: Copy[], place: Pick<Finding, 'file' | 'pointer'>): Loss | undefined => {
  const word = onlyOne(new Set(accepted.flatMap(wordsOf)));
  if (word === undefined) return undefined;
  const message = `${accepted.length} texts, such as ${shownOf(accepted)}, are the same in several languages and were accepted so, but "words" does not list "${word}". Put it back, or translate the texts.`;
  return { lost: [{ ...place, message, suggestion: word }], left: [] };
};

/** Texts that were accepted as they are tell that a setting is gone which had listed them: that is one fault. */
export const withoutLostListings = (context: CheckContext, found: Copy[], check: CheckId): Loss => {
  // Sentences are never the same in two languages: a copied one was written over its translation.
  const isAccepted = ({ key, version, source }: Copy) =>
    isSourceAsRecorded(context, { key, locale: version.locale, source: source.value }) === true &&
    functionWordsIn(source.value, source.locale).length === 0;
  if (found.length < fewest || !found.every(isAccepted)) return { lost: [], left: found };
  const options = ['checks', check, 'options'];
  const setting = lostSetting(context, [['names'], [...options, 'words'], [...options, 'keys']]);
  if (!setting) {
    const place = (name: string) => ({ file: configFile, pointer: below('', ...options, name) });
    return lostWord(found, place('words')) ?? lostPatterns(found, place('keys'));
  }
  const [name, ...inner] = setting.path;
  const where =
    inner.length === 0 ? `"${name}"` : '"words" or "keys" of the options of this check under "checks"';
  const message = `${found.length} texts, such as ${shownOf(found)}, are the same in several languages and were accepted so, but ${where} ${inner.length === 0 ? 'lists' : 'list'} none of them. Put back what was listed there, or translate the texts.`;
  return { lost: [{ ...setting.place, message }], left: [] };
};
