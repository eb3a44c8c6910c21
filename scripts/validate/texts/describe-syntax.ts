import type { SyntaxFault } from '../../site/file-reader.ts';
import type { Range } from '../../site/scan-range.ts';

/** A fault of the syntax as it is told: where, and in which words; and the change of the text that would mend it. */
export type ToldSyntax = Range & { message: string; mended?: Range & { content: string } };

const meanings: Record<string, string> = {
  NotUtf8:
    'The letters of this file are broken from here on, because it is not saved as UTF-8. Save it again in that encoding.',
  InvalidNumberFormat: 'This is not a number. Write words in double quotes.',
  PropertyNameExpected: 'A name in double quotes must stand here.',
  ValueExpected: 'A value must stand here.',
  ColonExpected: 'A colon must stand here, between the name and the value.',
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  EndOfFileExpected: 'The document has ended before this. Remove what is left over.',
  InvalidCommentToken: 'JSON has no comments. Remove it.',
  UnexpectedEndOfComment: 'JSON has no comments. Remove it.',
  UnexpectedEndOfString:
    'The " that closes this text is missing. A text stands in one line: write \\n where a new line begins.',
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidUnicode: 'These letters behind \\u are not four digits of a Unicode sign.',
  InvalidEscapeCharacter: 'Only a few signs may follow a backslash. Write \\\\ for the backslash itself.',
  InvalidCharacter: 'This sign may not stand in a text. Write a line break as \\n and a tab as \\t.',
};

const curly = /^[“”„‟«»]/;
const single = /^['‘’`]/;

/** What a word outside of quotation marks was probably meant to be. */
const symbolMessage = (text: string, { offset, length }: Range): string => {
  const word = text.slice(offset, offset + length);
  if (/^(<{7}|={7}|>{7})/.test(word))
    return 'Two versions of this file were not put together yet. Keep one of them, without the lines <<<<<<<, ======= and >>>>>>>.';
  if (curly.test(word))
    return `JSON knows only the straight quotation mark ". Write it instead of ${word[0]}.`;
  if (single.test(word)) return 'Names and texts stand in double quotes: ", not single ones.';
  if (text[offset - 1] === '"') return 'The text ends at the " before this. Inside a text, write \\" or “ ”.';
  if (/^(true|false|null)$/i.test(word)) return `Write ${word.toLowerCase()}, in small letters.`;
  return /^[\w-]{1,40}$/.test(word)
    ? `Names and texts stand in double quotes: "${word}".`
    : 'Names and texts stand in double quotes.';
};

/** The place behind the last sign before an offset, spaces and line breaks passed over. */
const endBefore = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length;

const comma = (offset: number): ToldSyntax => ({
  offset,
  length: 1,
  message: 'This comma is too many. Remove it.',
  mended: { offset, length: 1, content: '' },
});

const missingComma = (offset: number): ToldSyntax => ({
  offset,
  length: 1,
  message: 'A comma is missing here.',
  mended: { offset, length: 0, content: ',' },
});

/** The comma behind which nothing follows, or that stands where a value should. */
const extraComma = (text: string, offset: number): ToldSyntax | undefined => {
  if (text[offset] === ',') return comma(offset);
  const before = endBefore(text, offset) - 1;
  return /[}\]]/.test(text[offset] ?? '') && text[before] === ',' ? comma(before) : undefined;
};

/** Where reading stopped, in words for someone who does not program, at the sign that has to be changed. */
export const describeSyntax = (text: string, { offset, length, message }: SyntaxFault): ToldSyntax => {
  if (message === 'InvalidSymbol')
    return { offset, length, message: symbolMessage(text, { offset, length }) };
  if (message === 'CommaExpected') return missingComma(endBefore(text, offset));
  const extra = /^(PropertyName|Value)Expected$/.test(message) ? extraComma(text, offset) : undefined;
  return extra ?? { offset, length, message: meanings[message] ?? 'This is not valid JSON.' };
};
