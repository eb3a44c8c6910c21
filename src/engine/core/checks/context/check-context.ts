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
  mentioned: Set<string>;
  words: Map<string, Words>;
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

/** Prepares a site for the checks. Works on any source that was read, however faulty. */
export const createContext = (
  given: SiteSource,
  unreadable: ReadonlySet<string>,
  validators: Validators,
): CheckContext => {
  const source = soundSource(given);
  const locales = source.config.locales.map(({ locale }) => locale);
  const sections = placeSections(source, locales);
  const marks = collectMarks(source, sections, locales);
  const words = readableWords(source, unreadable);
  return {
    given,
    source,
    unreadable,
    validators,
    locales,
    manifest: buildRoutes(source.config, source.pages),
    pages: new Map(source.pages.map((page) => [page.document.id, page])),
    sections,
    marks,
    uses: textUses(marks),
    mentioned: mentionedKeys(given),
    words,
    links: linksOf(source.config, marksOfSoundFacts(source.config, marks), words),
    forms: placeForms(sections, source.schemas),
    sectionFindings: findSectionFaults(sections, source.schemas, validators),
    options: (id) => objectOf(objectOf(objectOf(source.config.checks)[id]).options),
  };
};
