import { buildRoutes, type Manifest } from '../../addresses/routes.ts';
import { localeFile } from '../../file-names.ts';
import { isObject, objectOf } from '../../json/json-value.ts';
import { onDemand } from '../../memory/on-demand.ts';
import type { Json, PageFile, SiteSource } from '../../types.ts';
import { placeholdersOf } from '../../words/placeholder.ts';
import type { SchemaFinding } from '../schema-errors/schema-findings.ts';
import type { Validators } from '../schema-errors/validators.ts';
import { brokenFacts } from './facts/broken-facts.ts';
import { lazyValues } from './lazy-values.ts';
import { type Link, linksOf } from './links/links.ts';
import { collectMarks } from './marks/collect-marks.ts';
import { type Contents, contentsByFile } from './marks/contents.ts';
import { type PlacedForm, placeForms } from './marks/forms.ts';
import type { Marked } from './marks/marked.ts';
import { namedMarks } from './marks/named-marks.ts';
import type { NamedTexts } from './marks/named-text.ts';
import { type PlacedSection, placeSections } from './marks/placed-sections.ts';
import { findSectionFaults } from './marks/section-faults.ts';
import { soundSource } from './sound-source.ts';
import { KeySet } from './words/keys/key-set.ts';
import { type KeyTable, keyTableOf } from './words/keys/key-table.ts';
import { type MentionedKeys, mentionedBeside } from './words/keys/mentioned-beside.ts';
import { tabledWords } from './words/keys/tabled-words.ts';
import { mentionedIn, type TextUse, textUses } from './words/keys/text-uses.ts';
import type { Words } from './words/keys/words.ts';

/**
 * The site as the checks see it. `given` is what was read, faults and all; `source` is the same with the right
 * kinds of values everywhere, and all the rest is prepared from that.
 */
export type CheckContext = {
  given: SiteSource;
  source: SiteSource;
  unreadable: ReadonlySet<string>;
  validators: Validators;
  locales: string[];
  /** The language that the others are translated from. */
  defaultLocale: string;
  /** The languages that are translated from the default one. */
  targetLocales: string[];
  manifest: Manifest;
  pages: Map<string, PageFile>;
  sections: PlacedSection[];
  marks: Marked[];
  /** The texts of the content that name words. */
  texts: NamedTexts;
  uses: Map<string, TextUse[]>;
  /** Keys that are used and have words everywhere, whose uses were looked at with their pages. */
  settled: KeySet;
  /** Settled keys for whose words a check of all languages may still find something. */
  open: KeySet;
  mentioned: MentionedKeys;
  /** The texts, lists and forms of the configuration and of each page, by their files. */
  contents: ReadonlyMap<string, Contents>;
  keyTable: KeyTable;
  words: Map<string, Words>;
  /** The words of the default language, if its file could be read. */
  sourceWords: Words | undefined;
  /** The keys whose words are looked at themselves, once each: all, or the share that belongs to a part of the site. */
  ownKeys: KeyRange;
  /** Whether these are all, or the first share: a language as a whole is checked only here. */
  hasFirstWords: boolean;
  links: Link[];
  forms: PlacedForm[];
  sectionFindings: SchemaFinding[];
  /** Results that several checks share, by the function that worked them out (`perContext`). */
  workedOut: Map<unknown, unknown>;
  /** What `checks.<id>.options` of site.config.json says; empty when it says nothing. */
  options: (id: string) => Json;
};

/** Numbers of keys that follow each other, without the last. */
type KeyRange = { from: number; to: number };

/** One of several shares of the keys, about equal: the parts of a large site look at one each. */
export type Share = { index: number; count: number };

const rangeOf = ({ keys }: KeyTable, { index, count }: Share): KeyRange => ({
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
    hasFirstWords: share.index === 0 && Number.isFinite(share.count),
    workedOut: new Map(),
    pages: new Map(pages.map((page) => [page.document.id, page])),
    options: (id: string) => objectOf(objectOf(objectOf(config.checks)[id]).options),
  });
};

/** Prepares a site for the checks. Works on any source that was read, however faulty. */
export const createContext = (
  given: SiteSource,
  unreadable: ReadonlySet<string>,
  validators: Validators,
): CheckContext => contextOf({ given, unreadable, validators });
