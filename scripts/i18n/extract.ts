import { isNamed } from '../../src/engine/core/checks/context/words/keys/is-named.ts';
import { clashes, needOf } from '../../src/engine/core/checks/context/words/keys/key-needs.ts';
import { keyPointer, parentOf } from '../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { isInline } from '../../src/engine/core/checks/context/words/keys/key-tree.ts';
import { standsElsewhere } from '../../src/engine/core/checks/context/words/keys/moved-groups.ts';
import { mayWait } from '../../src/engine/core/checks/context/words/translations/may-wait.ts';
import { sourceTextOf } from '../../src/engine/core/checks/context/words/translations/source-text.ts';
import { isStub } from '../../src/engine/core/checks/context/words/writing/message-syntax.ts';
import { runChecks } from '../../src/engine/core/checks/run-checks.ts';
import { closestKey } from '../../src/engine/core/checks/suggestions/closest.ts';
import { localeFile, lockFile } from '../../src/engine/core/file-names.ts';
import { parseText } from '../../src/engine/core/words/text-reference.ts';
import { demandCommitted } from '../content/demand-committed.ts';
import { firstSentence, stub } from '../content/new/stub-words.ts';
import { removeAll } from '../json-text/edit-text.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { changeWords, editLocale } from './locale-files.ts';
import { keptRecord, lockText } from './lock-text.ts';
import type { TranslatedSite } from './read-translated-site.ts';
import { setWords } from './set-words.ts';
import { wordsPurpose } from './words-purpose.ts';

/**
 * What `extract` may do: `prune` takes away what no document names, with `force` also what no commit has; `dryRun` only
 * tells what would be done.
 */
export type Extraction = { prune: boolean; force: boolean; dryRun: boolean };

type Change = { locale: string; added: Map<string, string>; removed: Set<string> };

/** The text in some other language: for a writer who replaces a lost text it says more than its name alone. */
const otherText = ({ context }: TranslatedSite, key: string): string | undefined =>
  [...context.words.values()].map(({ texts }) => texts.get(key)?.value).find((text) => text?.trim());

/** What words are for that no language has: what the schema says of their place. */
const purposeIn = ({ context }: TranslatedSite, key: string): string => {
  const place = context.uses.get(key)?.[0]?.place;
  const purpose = place && wordsPurpose(context, place);
  return stub(purpose === undefined ? key : firstSentence(purpose));
};

const stubOf = (site: TranslatedSite, key: string): string => {
  const text = sourceTextOf(site.context, key) ?? otherText(site, key);
  if (text === undefined) return purposeIn(site, key);
  return isStub(text) ? text : `TODO: ${text}`;
};

const lacking = (site: TranslatedSite, locale: string): Map<string, string> => {
  const { context, source } = site;
  const words = context.words.get(locale);
  const keys = [...context.uses.keys()].filter(
    (key) =>
      key !== '' &&
      misspelt(site, key) === undefined &&
      !words?.texts.has(key) &&
      !(words && clashes(words, key)) &&
      needOf(context, key, locale) !== undefined &&
      !standsElsewhere(context, locale, key) &&
      // A stub would be shown there; without one, the language falls back or hides as it is to.
      (locale === source || !mayWait(context, key, locale)),
  );
  const own = (key: string) => (locale === source ? sourceTextOf(context, key) : undefined);
  return new Map(keys.map((key) => [key, own(key) ?? stubOf(site, key)]));
};

/** Keys that nothing names, and words of the default language that every place which shows them writes itself. */
const leftover = ({ context, source }: TranslatedSite, locale: string): Set<string> => {
  const isInline = (key: string) =>
    locale === source && (context.uses.get(key)?.every(({ inline }) => inline !== undefined) ?? false);
  const keys = [...(context.words.get(locale)?.texts.keys() ?? [])];
  return new Set(keys.filter((key) => !isNamed(context, locale, key) || isInline(key)));
};

/** A key that nobody translated before, and that is a slip for one which nothing else shows: no place is made for it. */
const misspelt = ({ context, source }: TranslatedSite, key: string): string | undefined => {
  const { texts = new Map<string, unknown>() } = context.words.get(source) ?? {};
  if (texts.has(key) || isInline(context, key)) return undefined;
  const left = [...texts.keys()].filter((name) => !context.mentioned.has(name));
  return closestKey(key, left) ?? keysBesideIn(left, key);
};

/** The only text of the group of a key that nothing shows: its name was changed on the page alone. */
const keysBesideIn = (left: string[], key: string): string | undefined => {
  const [only, another] = left.filter((name) => parentOf(name) === parentOf(key));
  return another === undefined ? only : undefined;
};

const askedBack = (site: TranslatedSite, keys: Iterable<string>): string[] =>
  [...keys].flatMap((key) => {
    const meant = misspelt(site, key);
    const file = site.context.uses.get(key)?.[0]?.place.file;
    return meant === undefined
      ? []
      : [
          `${file} names "${key}", which no locale file has, and no page shows "${meant}". Did you mean "t:${meant}"? No place was made for it.`,
        ];
  });

/** The keys that a problem asks for: the place that was to name them has a slip. */
const meantKeys = async ({ files: { source } }: TranslatedSite): Promise<Set<string>> => {
  const problems = runChecks(source, { validators: await storedValidators(source.schemas) });
  return new Set(
    problems.flatMap(({ suggestion, named }) =>
      suggestion === undefined ? [] : [parseText(suggestion).key ?? suggestion, ...(named?.keys ?? [])],
    ),
  );
};

const keptInWords = (keys: string[]): string[] =>
  keys.length === 0
    ? []
    : [
        'Kept, because a problem asks whether they were meant ("npm run validate" tells it):',
        ...keys.map((key) => `  ${key}`),
      ];

const inWords = ({ locale, added, removed }: Change): string[] => [
  `${localeFile(locale)}: ${added.size} added, ${removed.size} removed`,
  ...[...added].map(([key, text]) => `  + ${key}  ${JSON.stringify(text)}`),
  ...[...removed].map((key) => `  - ${key}`),
];

/** The lock file after texts were removed: they are no longer recorded either. */
const lockWithout = (site: TranslatedSite, changes: Change[]): string => {
  const removed = new Map(changes.map((change) => [change.locale, change.removed]));
  return lockText(site, (translation) =>
    removed.get(translation.locale)?.has(translation.key) ? undefined : keptRecord(translation),
  );
};

const write = (site: TranslatedSite, changes: Change[], extraction: Extraction): Promise<void> => {
  const { prune, force, dryRun } = extraction;
  return changeWords(site, { verb: 'extract', dryRun }, async (draft) => {
    for (const { locale, added, removed } of changes)
      editLocale({ site, draft }, locale, (text) =>
        removeAll(setWords(text, added), [...removed].map(keyPointer)),
      );
    if (prune && !force) await demandCommitted(site.files.root, draft.changes());
    if (prune && site.files.source.lock !== undefined) draft.write(lockFile, lockWithout(site, changes));
  });
};

/** Makes a place in the locale files for each text that documents name and they lack. Returns what to tell. */
export const extract = async (site: TranslatedSite, extraction: Extraction): Promise<string> => {
  const { prune, dryRun } = extraction;
  const locales = [site.source, ...site.locales];
  const left = new Map(locales.map((locale) => [locale, prune ? leftover(site, locale) : new Set<string>()]));
  const meant = prune ? await meantKeys(site) : new Set<string>();
  const kept = [...new Set([...left.values()].flatMap((keys) => [...keys]))].filter((key) => meant.has(key));
  const changes = locales
    .map(
      (locale): Change => ({
        locale,
        added: lacking(site, locale),
        removed: new Set([...(left.get(locale) ?? [])].filter((key) => !meant.has(key))),
      }),
    )
    .filter(({ added, removed }) => added.size + removed.size > 0);
  const told = [...askedBack(site, site.context.uses.keys()), ...keptInWords(kept)];
  if (changes.length === 0 && told.length === 0)
    return 'The locale files have every text that the pages show. Nothing to do.';
  await write(site, changes, extraction);
  return [...told, ...changes.flatMap(inWords), ...(dryRun ? ['Nothing was written (--dry-run).'] : [])].join(
    '\n',
  );
};
