import { textHash } from '../../../src/engine/core/checks/context/words/translations/text-hash.ts';
import {
  formatRecord,
  isRecord,
  parseRecord,
  recordOfTexts,
  type TranslationRecord,
} from '../../../src/engine/core/checks/context/words/translations/translation-record.ts';
import type { State } from '../judge-translations.ts';

/**
 * What a text and its translation said when they were sent, as the lock file records it. It begins with a letter, so
 * that no spreadsheet takes it for a number.
 */
export const versionOf = (source: string, target: string): string =>
  `v${formatRecord(recordOfTexts(source, target))}`;

/** What a version says of the texts that were sent; undefined when it was lost on the way. */
export const sentRecord = ({ version = '' }: Pick<ReturnedText, 'version'>): TranslationRecord | undefined =>
  isRecord(version.slice(1)) ? parseRecord(version.slice(1)) : undefined;

/** The states that an exported file writes. */
export const sentStates: ReadonlySet<string> = new Set<State>([
  'missing',
  'stale',
  'identical',
  'translated',
]);

/** Texts with the same damage: fewer may each have a slip of its own. */
export const fewestDamaged = 10;

/** A text on its way to a translator. */
export type SentText = {
  key: string;
  source: string;
  /** The translation as it is now; empty when there is none. */
  target: string;
  state: State;
  /** What both say now: it tells on the way back who changed them, the translator or someone here. */
  version: string;
  /** Notes for the translator: the pages that show the text, and how long it may be. */
  notes: { category: string; text: string }[];
};

/** The texts of one language, ready to be sent. */
export type Sent = {
  source: string;
  target: string;
  rightToLeft: boolean;
  texts: SentText[];
  /** How many texts are not sent, because their own words are still to be written. */
  unwritten: number;
};

/** A place in a file, as an editor counts it. */
type FilePlace = { line: number; column: number };

/** A text as it came back, with the place of its translation in the file. */
export type ReturnedText = FilePlace & {
  key: string;
  source: string;
  target: string;
  /** Whether the translator says that it is translated. */
  done: boolean;
  /** What the column "state" of a table says, if it is no state. */
  strangeState?: string;
  /** Whether the file says that it is still to be translated, and has the source in its place: programs fill gaps so. */
  copied?: true;
  version?: string;
  /** What was noted for the translator: the pages that show the text, and so on. */
  notes: string[];
  /** Words of the translator where no translation stands, such as in a column that was not exported. */
  remarks: string[];
};

/** The texts of one language as they came back, with the place in the file that names the languages. */
export type Returned = FilePlace & {
  source: string;
  target: string;
  texts: ReturnedText[];
  /** Whether they came as a table, in columns. */
  isTable: boolean;
};

/** A file that does not have the format it claims, with the line and column where that shows. */
export class ExchangeFault extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, column }: FilePlace) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/** The line and column of a sign of a text. */
export const placeAt = (text: string, at: number): FilePlace => {
  const before = text.slice(0, at);
  return { line: before.split(/\r\n|\r|\n/).length, column: at - before.search(/[^\r\n]*$/) + 1 };
};

/** How many of the texts of a file had a translation when they were sent, where none of several has one any more. */
export const lostTargets = (texts: ReturnedText[]): number => {
  if (texts.length < 2 || texts.some(({ target }) => target.trim() !== '')) return 0;
  const none = textHash('');
  return texts.filter((text) => (sentRecord(text)?.target ?? none) !== none).length;
};
