import type { CheckId } from '../../../generated/check-ids.ts';
import { buildRoutes } from '../addresses/routes.ts';
import { localeFile } from '../file-names.ts';
import { isObject, objectOf } from '../json/json-value.ts';
import { onDemand } from '../memory/on-demand.ts';
import type { SiteSource } from '../types.ts';
import { placeholdersOf } from '../words/placeholder.ts';
import type { CheckContext } from './context/check-context.ts';
import { brokenFacts } from './context/facts/broken-facts.ts';
import { lazyValues } from './context/lazy-values.ts';
import { linksOf } from './context/links/links.ts';
import { collectMarks } from './context/marks/collect-marks.ts';
import { contentsByFile } from './context/marks/contents.ts';
import { placeForms } from './context/marks/forms.ts';
import type { Marked } from './context/marks/marked.ts';
import { namedMarks } from './context/marks/named-marks.ts';
import { type PlacedSection, placeSections } from './context/marks/placed-sections.ts';
import { findSectionFaults } from './context/marks/section-faults.ts';
import { soundSource } from './context/sound-source.ts';
import { KeySet } from './context/words/keys/key-set.ts';
import { type KeyTable, keyTableOf } from './context/words/keys/key-table.ts';
import { mentionedBeside } from './context/words/keys/mentioned-beside.ts';
import { tabledWords } from './context/words/keys/tabled-words.ts';
import { mentionedIn, textUses } from './context/words/keys/text-uses.ts';
import type { Words } from './context/words/keys/words.ts';
import type { Validators } from './schema-errors/validators.ts';

/** One of several shares of the keys, about equal: the parts of a large site look at one each. */
export type Share = { index: number; count: number };

const rangeOf = ({ keys }: KeyTable, { index, count }: Share): CheckContext['ownKeys'] => ({
  from: Math.floor((keys.length * index) / count),
  to: Math.floor((keys.length * (index + 1)) / count),
});

/**
 * The words of the files that could be read and are a group (`schema/locale` says when they are not), the default
 * language's first.
 */
const readTable = (given: SiteSource, source: SiteSource, unreadable: ReadonlySet<string>): KeyTable => {
  const readable = Object.entries(source.locales).filter(
    ([locale]) => isObject(given.locales[locale]) && !unreadable.has(localeFile(locale)),
  );
  const isFirst = ([locale]: [string, unknown]) => locale === source.config.defaultLocale;
  const ordered = [...readable.filter(isFirst), ...readable.filter((entry) => !isFirst(entry))];
  return keyTableOf(given.locales, ordered);
};

/** The shares of the words, out of `count`, that hold some keys. */
export const sharesWith = (given: SiteSource, keys: Iterable<string>, count: number): Set<number> => {
  const table = readTable(given, soundSource(given), new Set());
  const shares = Array.from({ length: count }, (_, index) => rangeOf(table, { index, count }));
  const numbers = [...keys].map((key) => table.numbers.get(key) ?? -1);
  return new Set(numbers.map((number) => shares.findIndex(({ from, to }) => from <= number && number < to)));
};

const wordsIn = (table: KeyTable, { locales }: SiteSource): Map<string, Words> =>
  new Map(
    table.columns.map((column) => [column.locale, tabledWords(table, column, locales[column.locale] ?? {})]),
  );

/**
 * All marks except links with broken facts, which `config/env` reports, or with names that are no facts, which
 * `i18n/placeholder-mismatch` reports.
 */
const marksOfSoundFacts = (config: SiteSource['config'], marks: Marked[]): Marked[] => {
  const broken = new Set(brokenFacts(config).map(({ name }) => name));
  const hasValue = (name: string) => Object.keys(config.facts?.[name] ?? {}).length > 0;
  const isSound = (name: string) => hasValue(name) && !broken.has(name);
  return marks.filter(({ kind, value }) => kind !== 'link' || placeholdersOf(value).every(isSound));
};

/** What a context is made of. A part of a site, and a site that was read in parts, have some of it prepared already. */
type ContextInput = Pick<CheckContext, 'given' | 'unreadable' | 'validators'> &
  Partial<Pick<CheckContext, 'marks' | 'forms'>> & {
    /** The share of the words that is looked at; all when left out. */
    share?: Share;
    /**
     * The keys of a large site as its parts report them: the numbers of some, and others that stand anywhere in the
     * content.
     */
    ofParts?: { settled: number[]; open: number[]; mentioned: string[] };
  };

/** What is worked out when it is first needed: no part of a site needs everything. */
const workedOutOnDemand = [
  ...(['manifest', 'marks', 'texts', 'uses', 'links', 'contents', 'forms', 'sectionFindings'] as const),
  ...(['keyTable', 'words', 'sourceWords', 'ownKeys', 'settled', 'open', 'mentioned'] as const),
] as const;

type WorkedOut = Pick<CheckContext, (typeof workedOutOnDemand)[number]>;

const LazyContext = lazyValues<WorkedOut>(...workedOutOnDemand);

/** Prepares a site for the checks, with what is known of it already. */
export const contextOf = (input: ContextInput): CheckContext => {
  const { given, unreadable, validators, share = { index: 0, count: 1 }, ofParts, ...prepared } = input;
  const source = soundSource(given);
  const { config, pages, schemas } = source;
  const locales = config.locales.map(({ locale }) => locale);
  const sections = placeSections(source, locales);
  const named = onDemand(() => namedMarks(prepared.marks ?? collectMarks(source, sections, locales)));
  const hasForm = ({ place }: PlacedSection) => own.contents.get(place.file)?.hasForm === true;
  const own: WorkedOut = new LazyContext({
    manifest: () => buildRoutes(config, pages),
    keyTable: () => readTable(given, source, unreadable),
    words: () => wordsIn(own.keyTable, source),
    sourceWords: () => own.words.get(config.defaultLocale),
    ownKeys: () => rangeOf(own.keyTable, share),
    settled: () => new KeySet(own.keyTable).addRuns(ofParts?.settled ?? []),
    open: () => new KeySet(own.keyTable).addRuns(ofParts?.open ?? []),
    marks: () => named().marks,
    texts: () => named().texts,
    uses: () => textUses(own.marks),
    mentioned: () =>
      ofParts
        ? mentionedBeside(own.settled, new Set([...own.uses.keys(), ...ofParts.mentioned]))
        : mentionedIn(own.contents.values()),
    links: () => linksOf(config, marksOfSoundFacts(config, own.marks), own.words),
    contents: () => contentsByFile(given),
    forms: () => prepared.forms ?? placeForms(sections.filter(hasForm), schemas),
    sectionFindings: () => findSectionFaults(sections, { schemas, validators }),
  });
  return Object.assign(own, {
    given,
    source,
    unreadable,
    validators,
    locales,
    sections,
    defaultLocale: config.defaultLocale,
    targetLocales: locales.filter((locale) => locale !== config.defaultLocale),
    hasAllUses: ofParts === undefined && input.share === undefined,
    hasFirstWords: share.index === 0 && Number.isFinite(share.count),
    workedOut: new Map(),
    pages: new Map(pages.map((page) => [page.document.id, page])),
    options: (id: CheckId) => objectOf(objectOf(objectOf(config.checks)[id]).options),
  });
};

/** Prepares a site for the checks. Works on any source that was read, however faulty. */
export const createContext = (
  given: SiteSource,
  unreadable: ReadonlySet<string>,
  validators: Validators,
): CheckContext => contextOf({ given, unreadable, validators });
