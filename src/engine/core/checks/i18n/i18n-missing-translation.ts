import { textNamed } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { clashes, needOf } from '../context/words/keys/key-needs.ts';
import { lastNameOf, parentOf } from '../context/words/keys/key-parts.ts';
import { type Renamed, renamedKeys } from '../context/words/keys/key-tree.ts';
import { unsettledKeys } from '../context/words/keys/key-versions.ts';
import { standsElsewhere } from '../context/words/keys/moved-groups.ts';
import { isEmptyGroup, nearestGroup, type Words } from '../context/words/keys/words.ts';
import { mayGroupWait, mayWait } from '../context/words/translations/may-wait.ts';
import { sourceTextOf } from '../context/words/translations/source-text.ts';
import { textHash } from '../context/words/translations/text-hash.ts';
import { lockedRecords } from '../context/words/translations/translations.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { closestKey } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { keysMadeFrom } from './lock/keys-made-from.ts';
import { isRenamedInSource } from './missing-key/renamed-everywhere.ts';

/** The words of a language, with its name. */
type Target = { words: Words; locale: string };

/** What only other pages show under their own key was copied from there, not misspelt. */
const isCopied = ({ uses }: CheckContext, key: string, from: string): boolean => {
  const pageOf = (one: string) => uses.get(one)?.map(({ place }) => place.page) ?? [];
  const pages = pageOf(from);
  return pages.length > 0 && !pageOf(key).some((page) => pages.includes(page));
};

/** The key under which the very words of a text were translated, when the page misspells it. */
const meantKey = (context: CheckContext, key: string, { locale }: Target): string | undefined => {
  const hash = textHash(sourceTextOf(context, key) ?? '');
  if (lockedRecords(context)?.get(locale)?.[key] !== undefined) return undefined;
  const made = keysMadeFrom(context, locale, hash).filter((other) => !isCopied(context, key, other));
  const [only, ...more] = made.filter((other) => !context.uses.has(other) && !context.settled.has(other));
  return closestKey(key, made) ?? (more.length === 0 ? only : undefined);
};

/** Tells a text that a language lacks: at the words that have another key by now, or else where it is to be written. */
const finding = (context: CheckContext, key: string, target: Target): Finding => {
  const { words } = target;
  const text = sourceTextOf(context, key) ?? '';
  const meant = meantKey(context, key, target);
  const [first] = context.uses.get(key) ?? [];
  if (meant !== undefined && first?.inline !== undefined) {
    const message = `${words.file} has no "${key}"; it has these words as "${meant}". Write "t:${meant}" before the words.`;
    return { ...first.place, message, suggestion: textNamed(meant, first.inline) };
  }
  const former = meant === undefined ? undefined : words.texts.get(meant);
  if (meant !== undefined && former && !context.mentioned.has(meant)) {
    const [name, isBeside] = [lastNameOf(key), parentOf(meant) === parentOf(key)];
    const message = `Nothing shows "${meant}" any more: its words are those of "${key}" now. ${isBeside ? `Call it "${name}", too` : `Move it to "${key}"`}, and run: npm run i18n -- accept ${key}`;
    return { file: words.file, pointer: former.pointer, at: 'key', message, suggestion: name };
  }
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  const use = context.uses.get(key)?.[0];
  const where = use?.place.page === undefined ? '' : ` (page "${use.place.page}")`;
  return {
    file: words.file,
    ...nearestGroup(words, key),
    message: `"${key}"${where} is not translated: "${shown}".`,
  };
};

/** Words under a quite different name may be other words: nothing renames them by itself. */
const renamingOf = (message: string, name: string, isSure: boolean): Omit<Finding, 'file' | 'pointer'> =>
  isSure
    ? { ...withSuggestion(message, name), fix: { rename: name } }
    : {
        message: `${message} Names are not translated: call it "${name}" if these are its words.`,
        suggestion: name,
      };

const misspelt = ({ file }: Words, { from, to, name, pointer, isSure }: Renamed): Finding => ({
  file,
  pointer,
  at: 'key',
  ...renamingOf(`Nothing shows "${from}", and "${to}" is missing here.`, name, isSure),
});

/** A text that is missing, and whether the lock file knows that it was translated. */
type Missing = { key: string; finding: Finding; wasTranslated: boolean };

const placeForWords = '"…"';

/** What is to be written into a group for a text, with the groups between the two. */
const lineFor = (key: string, { pointer }: Finding): string =>
  key
    .split('.')
    .slice(steps(pointer).length)
    .reduceRight(
      (inner, name) => `"${name}": ${inner === placeForWords ? inner : `{ ${inner} }`}`,
      placeForWords,
    );

/** A line of a group that has others ends with a comma. */
const commaIn = (words: Words, { pointer }: Finding): string =>
  isEmptyGroup(words, steps(pointer).join('.')) ? '' : ',';

/** A text that is missing alone, with the line to write. */
const withLine = (words: Words, { finding: one, key }: Missing): Finding => ({
  ...one,
  ...withRemedy(one.message, `Write it here: ${lineFor(key, one)}${commaIn(words, one)}`),
});

/** What to do about texts that the lock file knows as translated: places for new words would hide the loss. */
const takeBack = (what: string): string =>
  ` All of them were translated: take ${what} back from an earlier version of this file.`;

/** The group that is missing as a whole with a text; or the one that it is missing in, when that is empty. */
const goneGroup = (words: Words, { pointer, missing }: Finding): string | undefined => {
  const names = steps(pointer);
  return isEmptyGroup(words, names.join('.')) ? names.at(-1) : missing;
};

const inGroup = (count: number, group: string | undefined): string => {
  if (count === 0) return '';
  const where = group === undefined ? 'this file' : `"${group}"`;
  return ` ${count} more of ${where} ${count === 1 ? 'is' : 'are'} missing, too.`;
};

/** Texts that are missing together, and what is told of them. */
type Gap = { missing: Missing[]; others: string; what: string };

const gapsIn = (words: Words, missing: Missing[]): Gap[] =>
  [
    ...Map.groupBy(
      missing,
      ({ finding: one }) => `${one.pointer}\n${goneGroup(words, one)}\n${one.severity}`,
    ).values(),
  ].map((gap) => {
    const group = gap[0] && goneGroup(words, gap[0].finding);
    return { missing: gap, others: inGroup(gap.length - 1, group), what: 'the group' };
  });

/** More groups than this that are gone from one group are one loss, such as that of half a file. */
const mostGroups = 20;

const joinedGaps = (gaps: Gap[]): Gap[] => {
  const inPlace = Map.groupBy(gaps, ({ missing: [first, second] }) =>
    first && second ? `${first.finding.pointer}\n${first.finding.severity}` : '',
  );
  return [...inPlace].flatMap(([place, alike]) => {
    if (place === '' || alike.length <= mostGroups) return alike;
    const missing = alike.flatMap((gap) => gap.missing);
    const others = ` ${missing.length - 1} more in ${alike.length} groups beside each other are missing, too.`;
    return [{ missing, others, what: 'the groups' }];
  });
};

/** A group that is missing as a whole, or holds nothing, is one gap in the file, and so are many such groups. */
const oncePerGap = (words: Words, missing: Missing[]): Finding[] =>
  joinedGaps(gapsIn(words, missing)).flatMap(({ missing: gap, others, what }) => {
    const [first, ...more] = gap;
    if (!first) return [];
    const { finding: one } = first;
    // A language that may wait gets no places for its texts: `extract` makes none.
    const isTold = one.suggestion !== undefined || one.severity === 'info';
    if (more.length === 0) return [isTold ? one : withLine(words, first)];
    const isLost = gap.every(({ wasTranslated }) => wasTranslated);
    const remedy = isTold ? '' : ' "npm run i18n -- extract" makes a place for each.';
    const message = one.message + others + (isLost ? takeBack(what) : remedy);
    return [{ ...one, message, lacks: gap.length }];
  });

/** The texts that pages show and a language lacks: those that stand under another key there, the others once per gap. */
const untranslated = (context: CheckContext, locale: string): Finding[] => {
  const words = context.words.get(locale);
  if (!words) return [];
  const target = { words, locale };
  // Words that nothing shows need no translation: `i18n/unused-key` says that they are there.
  const unsettled = unsettledKeys(context);
  const recorded = lockedRecords(context)?.get(locale) ?? {};
  const missing = [...context.uses.keys()]
    .filter(
      (key) =>
        unsettled.has(key) &&
        !words.texts.has(key) &&
        sourceTextOf(context, key) !== undefined &&
        !clashes(words, key),
    )
    .filter((key) => needOf(context, key, locale) !== undefined && !standsElsewhere(context, locale, key))
    .map((key): Missing => {
      const mild = mayWait(context, key, locale) ? { severity: 'info' as const } : {};
      return {
        key,
        finding: { ...finding(context, key, target), ...mild },
        wasTranslated: recorded[key] !== undefined,
      };
    });
  const renamedHere = renamedKeys(context, locale).filter((item) => !isRenamedInSource(context, item));
  const renamed = renamedHere.map((item) => ({
    ...(meantKey(context, item.to, target) === item.from
      ? finding(context, item.to, target)
      : misspelt(words, item)),
    ...(mayGroupWait(context, item.to, locale) ? { severity: 'info' as const } : {}),
  }));
  return [...renamed, ...oncePerGap(words, missing)];
};

/** Words that the default language has and another language, in which they are shown, has not. */
export const i18nMissingTranslation: Check = {
  id: 'i18n/missing-translation',
  severity: 'error',
  description: 'Every text of the default language is translated into every language that shows it.',
  advice:
    'A visitor of that language would read a gap or another language in the middle of a page. Translate the text under the same key in the locale file. Where the language has "untranslated": "fallback" or "hide" in site.config.json, this is info only, but for the layout. Example: "more": "Read more" in locales/en.json needs "more": "Leer más" in locales/es.json.',
  run: (context) => context.targetLocales.flatMap((locale) => untranslated(context, locale)),
};
