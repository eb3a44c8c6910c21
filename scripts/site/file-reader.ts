import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { onDemand } from '../../src/engine/core/memory/on-demand.ts';
import { canonicalJson } from '../json-text/canonical-json.ts';
import { type DecodedText, decodedText } from './decoded-text.ts';
import { repeatsKeys } from './repeats-keys.ts';
import { SiteTexts } from './site-texts.ts';
import { tooDeepAt } from './too-deep.ts';

/** A fault that keeps a file from being read at all: where its text stops being JSON. */
export type SyntaxFault = {
  file: string;
  offset: number;
  length: number;
  message: string;
  /** The right text of a file in another encoding, where that is known. */
  decoded?: DecodedText | undefined;
};

/** What reading the files showed about their texts. */
export type SeenTexts = {
  faults: SyntaxFault[];
  /** The files in which a name stands twice. */
  repeating: string[];
  /** Whether a file that was read is written in the project's form. */
  isInForm: (file: string) => boolean;
};

/** Reads files of one site as JSON, and keeps what it noticed about their texts. */
export type FileReader = SeenTexts & {
  read: (file: string) => unknown;
  /** Reads without checking how the text is written, which another thread does. */
  parse: (file: string) => unknown;
  texts: SiteTexts;
};

type Parsed = { value: unknown; fault?: SyntaxFault };

/** What could be read of a text that is no JSON, before the place where reading stopped. */
const parseFaulty = (file: string, text: string): Parsed => {
  const tooDeep = tooDeepAt(text);
  if (tooDeep !== undefined)
    return { value: undefined, fault: { file, offset: tooDeep, length: 1, message: 'TooDeep' } };
  const errors: ParseError[] = [];
  const value = parse(text, errors, { disallowComments: true }) as unknown;
  const [first] = errors;
  const { offset = 0, length = 1 } = first ?? {};
  const message = first ? printParseErrorCode(first.error) : 'InvalidJson';
  return { value, fault: { file, offset, length, message } };
};

/** Parses JSON that is not nested too deeply for all that works with it. */
export const parseJson = (file: string, text: string): Parsed => {
  try {
    const value: unknown = JSON.parse(text);
    return tooDeepAt(text) === undefined ? { value } : parseFaulty(file, text);
  } catch {
    return parseFaulty(file, text);
  }
};

/** JSON with broken letters may be readable, but must not be shown. */
const parseFile = (texts: SiteTexts, file: string, text: string): Parsed => {
  const parsed = parseJson(file, text);
  const bytes = texts.wrongBytes(file, text);
  if (!bytes) return parsed;
  const place = { offset: text.indexOf('\uFFFD'), length: 1 };
  return { ...parsed, fault: { file, ...place, message: 'NotUtf8', decoded: decodedText(bytes) } };
};

/** The value of a file, and how its text is written. */
export type FileRead = {
  value: unknown;
  fault?: SyntaxFault;
  /** Looks when it is first asked, and a kept file not again. */
  isInForm: () => boolean;
  isRepeating: boolean;
  /** Whether it begins with a byte order mark. */
  isMarked: boolean;
};

const always = (): boolean => true;

const never = (): boolean => false;

/** Keeps the text until it is asked; whoever is not made here keeps none, which for the words is half of the memory. */
const formOf = (text: string): FileRead['isInForm'] => onDemand(() => text === canonicalJson(text));

const look = (texts: SiteTexts, file: string): FileRead => {
  const text = texts.read(file);
  const { value, fault } = parseFile(texts, file, text);
  const isMarked = texts.marked.has(file);
  if (fault) return { value, fault, isMarked, isInForm: never, isRepeating: false };
  // A text that a program would write of its value has each name once.
  if (text.endsWith('\n') && text.slice(0, -1) === JSON.stringify(value, undefined, 2))
    return { value, isMarked, isInForm: always, isRepeating: false };
  return { value, isMarked, isInForm: formOf(text), isRepeating: repeatsKeys(text, value) };
};

/** Looks at a file, or recalls an earlier look. */
export type Recall = (file: string, look: () => FileRead) => FileRead;

/** Texts in the place of those of files, and what is known of files already. */
type ReaderOptions = { edited?: ReadonlyMap<string, string>; recall?: Recall };

/** Reads the files of a site one by one: tens of thousands of promises would cost more than the reading. */
export const createReader = (
  root: string,
  { edited, recall = (_, lookNow) => lookNow() }: ReaderOptions = {},
): FileReader => {
  const texts = new SiteTexts(root, edited);
  const forms = new Map<string, () => boolean>();
  const isInForm = (file: string) => forms.get(file)?.() ?? false;
  const seen: SeenTexts = { faults: [], repeating: [], isInForm };
  const read = (file: string): unknown => {
    const { value, fault, isRepeating, isMarked, ...form } = recall(file, () => look(texts, file));
    texts.note(file);
    if (isMarked) texts.marked.add(file);
    if (fault) seen.faults.push(fault);
    forms.set(file, form.isInForm);
    if (isRepeating) seen.repeating.push(file);
    return value;
  };
  const parse = (file: string): unknown => {
    const { value, fault } = parseFile(texts, file, texts.read(file));
    if (fault) seen.faults.push(fault);
    return value;
  };
  return { read, parse, texts, ...seen };
};
