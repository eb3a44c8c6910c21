import { visit } from 'jsonc-parser';
import { below } from '../../src/engine/core/checks/problem.ts';
import type { SyntaxFault } from '../site/file-reader.ts';
import { type LocatedProblem, positionOf } from '../site/locate-problem.ts';
import type { Range } from '../site/scan-range.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { bracketSlip } from './bracket-slip.ts';

const meanings: Record<string, string> = {
  InvalidSymbol: 'This word means nothing in JSON. Texts stand in double quotes',
  InvalidNumberFormat: 'This is not a number',
  PropertyNameExpected: 'A property in double quotes must follow here. Is there a comma too many before it',
  ValueExpected: 'A value must stand here. Is there a comma too many before it',
  ColonExpected: 'A colon must stand here, between the name and the value',
  CommaExpected: 'A comma is missing before this',
  CloseBraceExpected: 'A closing } is missing',
  CloseBracketExpected: 'A closing ] is missing',
  EndOfFileExpected: 'The document has ended before this. Remove what is left over',
  InvalidCommentToken: 'JSON has no comments. Remove it',
  UnexpectedEndOfComment: 'JSON has no comments. Remove it',
  UnexpectedEndOfString: 'The closing " of this text is missing',
  UnexpectedEndOfNumber: 'This number is not complete',
  InvalidUnicode: 'These letters behind \\u are not four digits of a Unicode sign',
  InvalidEscapeCharacter: 'Only a few signs may follow a backslash. Write \\\\ for the backslash itself',
  InvalidCharacter: 'This sign may not stand in a text. Write a line break as \\n and a tab as \\t',
};

const sentence = (code: string) => {
  const meaning = meanings[code] ?? 'This is not valid JSON';
  return meaning + (meaning.includes(' Is there ') ? '?' : '.');
};

const ofBrackets = /^(EndOfFile|CloseBrace|CloseBracket)Expected$/;

/** A parser stops where brackets cannot fit any more; where they began not to fit is mostly above. */
const slipBefore = (text: string, { offset, message }: SyntaxFault): ReturnType<typeof bracketSlip> => {
  if (!ofBrackets.test(message) && !/[}\]]/.test(text[offset] ?? '')) return undefined;
  const slip = bracketSlip(text);
  return slip && slip.offset <= offset ? slip : undefined;
};

const syntaxProblem = (text: string, fault: SyntaxFault): LocatedProblem => {
  const { file, offset, length, message } = fault;
  // What is missing at the end is missing behind the last sign, not below the last line.
  const end = text.trimEnd().length;
  const slip = slipBefore(text, fault);
  const range = slip ?? (offset > end ? { offset: end, length: 1 } : { offset, length });
  return {
    check: 'json/syntax',
    severity: 'error',
    file,
    pointer: '',
    message: end === 0 ? 'The file is empty.' : (slip?.message ?? sentence(message)),
    ...positionOf(text, range),
  };
};

/** Every second property of one name within one object, with its pointer and the place of its name. */
export const duplicateKeys = (text: string): { pointer: string; key: string; range: Range }[] => {
  const found: { pointer: string; key: string; range: Range }[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    // The two numbers that are not read are the line and the column that jsonc-parser counts from 0.
    onObjectProperty: (...[key, offset, length, , , path]) => {
      const names = open.at(-1);
      if (names?.has(key)) found.push({ pointer: below('', ...path(), key), key, range: { offset, length } });
      names?.add(key);
    },
    onObjectEnd: () => {
      open.pop();
    },
  });
  return found;
};

const duplicateProblems = (file: string, text: string): LocatedProblem[] =>
  duplicateKeys(text).map(({ pointer, key, range }) => ({
    check: 'json/duplicate-key',
    severity: 'error',
    file,
    pointer,
    message: `"${key}" stands twice in this group. Only the last one counts: remove one of them.`,
    ...positionOf(text, range),
  }));

/** What only the text of a file shows and its parsed value hides: faults of syntax, and names that stand twice. */
export const checkTexts = ({
  texts,
  faults,
  repeating,
}: Pick<SiteFiles, 'texts' | 'faults' | 'repeating'>): LocatedProblem[] => [
  ...faults.map((fault) => syntaxProblem(texts.get(fault.file) ?? '', fault)),
  ...repeating.flatMap((file) => duplicateProblems(file, texts.get(file) ?? '')),
];
