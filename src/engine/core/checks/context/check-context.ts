import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Manifest } from '../../addresses/routes.ts';
import type { Json, PageFile, SiteSource } from '../../types.ts';
import type { SchemaFinding } from '../schema-errors/schema-findings.ts';
import type { Validators } from '../schema-errors/validators.ts';
import type { Link } from './links/links.ts';
import type { Contents } from './marks/contents.ts';
import type { PlacedForm } from './marks/forms.ts';
import type { Marked } from './marks/marked.ts';
import type { NamedTexts } from './marks/named-text.ts';
import type { PlacedSection } from './marks/placed-sections.ts';
import type { KeySet } from './words/keys/key-set.ts';
import type { KeyTable } from './words/keys/key-table.ts';
import type { MentionedKeys } from './words/keys/mentioned-beside.ts';
import type { TextUse } from './words/keys/text-uses.ts';
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
  /** Whether every use of every key is at hand: not of a large site that was read in parts, nor of a part. */
  hasAllUses: boolean;
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
  options: (id: CheckId) => Json;
};

/** Numbers of keys that follow each other, without the last. */
type KeyRange = { from: number; to: number };
