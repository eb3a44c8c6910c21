import { buildRoutes, type Manifest } from '../../routes.ts';
import type { Json, PageFile, SiteSource } from '../../types.ts';
import type { SchemaFinding } from '../schema/schema-findings.ts';
import type { Validators } from '../schema/validators.ts';
import { brokenFacts } from './broken-facts.ts';
import { collectMarks } from './collect-marks.ts';
import { type PlacedForm, placeForms } from './forms.ts';
import { objectOf } from './json-value.ts';
import { type Link, linksOf } from './links.ts';
import { type PlacedSection, placeSections } from './placed-sections.ts';
import { findSectionFaults } from './section-faults.ts';
import { soundSource } from './sound-source.ts';
import { mentionedKeys, type TextUse, textUses } from './text-uses.ts';
import type { Marked } from './walk-marks.ts';
import { placeholdersOf, type Words, wordsOf } from './words.ts';

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
  manifest: Manifest;
  pages: Map<string, PageFile>;
  sections: PlacedSection[];
  marks: Marked[];
  uses: Map<string, TextUse[]>;
  /** Keys that are used and have words everywhere, whose uses were looked at with their pages. */
  settled: ReadonlySet<string>;
  mentioned: Set<string>;
  words: Map<string, Words>;
  /** The words that are looked at themselves, once each: all, or the share that belongs to a part of the site. */
  ownWords: Map<string, Words>;
  links: Link[];
  forms: PlacedForm[];
  sectionFindings: SchemaFinding[];
  /** What `checks.<id>.options` of site.config.json says; empty when it says nothing. */
  options: (id: string) => Json;
};

const readableWords = (source: SiteSource, unreadable: ReadonlySet<string>): Map<string, Words> =>
  new Map(
    Object.entries(source.locales)
      .map(([locale, document]) => [locale, wordsOf(locale, document)] as const)
      .filter(([, { file }]) => !unreadable.has(file)),
  );

/**
 * A link made of a broken fact is broken by that fact, which `config/env` reports, and one that names no fact by its
 * name: `i18n/placeholder-mismatch`.
 */
const marksOfSoundFacts = (config: SiteSource['config'], marks: Marked[]): Marked[] => {
  const broken = new Set(brokenFacts(config).map(({ name }) => name));
  const hasValue = (name: string) => Object.keys(config.facts?.[name] ?? {}).length > 0;
  const isSound = (name: string) => hasValue(name) && !broken.has(name);
  return marks.filter(({ kind, value }) => kind !== 'link' || placeholdersOf(value).every(isSound));
};

/** What a context is made of. A part of a site, and a site that was read in parts, have some of it prepared already. */
export type ContextInput = Pick<CheckContext, 'given' | 'unreadable' | 'validators'> &
  Partial<Pick<CheckContext, 'marks' | 'forms' | 'words' | 'ownWords' | 'settled'>> & {
    /** The keys that stand anywhere in the content beside those that the marks name. */
    alsoMentioned?: string[];
  };

/** Works something out when it is first asked for. */
const onDemand = <T>(compute: () => T): (() => T) => {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
};

/** An object of values that are worked out when they are first asked for: no part of a site needs everything. */
const lazily = <Values extends object>(makers: { [Key in keyof Values]: () => Values[Key] }): Values => {
  const getters = Object.entries<() => unknown>(makers).map(
    ([key, make]) => [key, { get: onDemand(make), enumerable: true }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(getters)) as Values;
};

type WorkedOut = Pick<
  CheckContext,
  'manifest' | 'marks' | 'uses' | 'mentioned' | 'words' | 'ownWords' | 'links' | 'forms' | 'sectionFindings'
>;

/** Prepares a site for the checks, with what is known of it already. */
export const contextOf = (input: ContextInput): CheckContext => {
  const { given, unreadable, validators, alsoMentioned, settled = new Set<string>(), ...prepared } = input;
  const source = soundSource(given);
  const { config, pages, schemas } = source;
  const locales = config.locales.map(({ locale }) => locale);
  const sections = placeSections(source, locales);
  const own: WorkedOut = lazily<WorkedOut>({
    manifest: () => buildRoutes(config, pages),
    words: () => prepared.words ?? readableWords(source, unreadable),
    ownWords: () => prepared.ownWords ?? own.words,
    marks: () => prepared.marks ?? collectMarks(source, sections, locales),
    uses: () => textUses(own.marks),
    mentioned: () =>
      alsoMentioned ? new Set([...settled, ...own.uses.keys(), ...alsoMentioned]) : mentionedKeys(given),
    links: () => linksOf(config, marksOfSoundFacts(config, own.marks), own.words),
    forms: () => prepared.forms ?? placeForms(sections, schemas),
    sectionFindings: () => findSectionFaults(sections, schemas, validators),
  });
  return Object.assign(own, {
    ...{ given, source, unreadable, validators, locales, sections, settled },
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
