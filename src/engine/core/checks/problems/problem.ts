import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Severity } from './severities.ts';

/** Where in the content something stands, and what to call that place. */
export type Place = { file: string; pointer: string; page?: string; section?: string };

/** What mends a fault without anyone having to think. */
export type Fix =
  /** The value at the finding's own pointer becomes another. */
  | { set: unknown }
  /** The property there goes. */
  | { remove: true }
  /** The property there gets another name. */
  | { rename: string }
  /** The property that is missing becomes the first of its object. */
  | { add: unknown }
  /** The whole file is written in the project's form. */
  | { format: true }
  /** The texts of the file whose letters were read in a wrong encoding become what they were. */
  | { reencode: true }
  /** The file loses the mark before its first sign. */
  | { unmark: true }
  /** A sign of a text that cannot be read yet is put in or taken out. */
  | { splice: { offset: number; length: number; content: string } };

/**
 * What a message names beside its place, in its order. Rules recognize a problem by these, however its message is
 * worded.
 */
type Named = {
  /** Texts. */
  keys?: string[];
  /** The texts that are shown where those of `keys` belong. */
  shown?: string[];
  /** Groups of texts. */
  groups?: string[];
  files?: string[];
  /** Pages, by their ids. */
  pages?: string[];
  locales?: string[];
  /** Types of sections. */
  types?: string[];
  /** Sections, by their ids. */
  sections?: string[];
  facts?: string[];
  /** Names of properties that are not known where they stand. */
  properties?: string[];
  /** What else stands, or should stand, in the content: a picture, an icon, a choice. */
  values?: string[];
};

/** What has happened to a text, a value or a file, or how a problem tells it. */
type Happened =
  /** A source has changed since it was translated; `followed` where its translation has, too. */
  | 'changed'
  | 'followed'
  /** Two people have changed one place. */
  | 'conflict'
  /** A text has the words of another. */
  | 'copy'
  /** A file is saved in an encoding that is not known. */
  | 'encoding'
  /** Two things are in each other's place, so what one of them was is no help. */
  | 'exchange'
  /** The message says itself what was there before. */
  | 'former'
  /** The letters of a file have become signs of a wrong encoding. */
  | 'garbled'
  /** A text is no longer shown, since words of a page's own stand in its place. */
  | 'hidden'
  | 'lost-letter'
  /** One property is missing, and is named. */
  | 'missing'
  /** A name stands twice in one group and is missing in another. */
  | 'moved'
  /** A moment lacks its offset from UTC. */
  | 'no-offset'
  /** A file has the content of another. */
  | 'overwritten'
  /** A group has the words of another. */
  | 'pasted'
  /** Only the place of a text is kept. */
  | 'stub';

/**
 * A fault as a check finds it. `pointer` (RFC 6901) leads to the value, or with `at: 'key'` to the name of the
 * property; a property that should be there and is not is `missing`, and the pointer leads to its object.
 */
export type Finding = Place & {
  message: string;
  /** Further places of the same file at which the same is wrong, and which the same fix mends. */
  also?: string[];
  /** Further places in other files that are a part of the same fault. */
  elsewhere?: Pick<Place, 'file' | 'pointer'>[];
  /** Other places that the message names, as `placeInFile` does; readers get their lines instead. */
  mentions?: Pick<Place, 'file' | 'pointer'>[];
  at?: 'key';
  /** The line, in a file that is no document and has no pointers. */
  line?: number;
  missing?: string;
  suggestion?: string;
  fix?: Fix;
  /** What to do or whether another was meant, with which the message ends: a rule that knows better says that instead. */
  remedy?: string;
  /** The value that the message asks for: what was there before is not told beside it once more. */
  asked?: unknown;
  /** The texts one of which should stand at the place. */
  choices?: string[];
  /** What has happened, where a check tells of several such things: rules recognize a problem by it. */
  tells?: Happened;
  named?: Named;
  /** How many are missing at the place, when it is not only the one that is `missing`. */
  lacks?: number;
  /** How the message names the group in which something is missing, such as buttons[1]; none for the outermost one. */
  group?: string;
  /** The words that these were made from: problems of those are reported first, and this one only afterwards. */
  origin?: Pick<Place, 'file' | 'pointer'>;
  /** How bad this one finding is, when it is less than others of its check. */
  severity?: Exclude<Severity, 'error'>;
};

/** A fault with the check that found it. Its line and column are looked up only when someone wants them. */
export type Problem = Omit<Finding, 'severity'> & {
  check: CheckId;
  severity: Severity;
  /** The check that found it, where it is told under another one: the settings of that one hold. */
  foundBy?: CheckId;
};
