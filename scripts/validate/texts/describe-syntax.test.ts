import { describe, expect, it } from 'vitest';
import { parseJson } from '../../site/file-reader.ts';
import { describeSyntax } from './describe-syntax.ts';

/** What is told of a text: the signs it is told at, and the words. */
const told = (text: string): [string, string] => {
  const { fault } = parseJson('page.json', text);
  if (!fault) throw new Error(`${text} has no fault`);
  const { offset, length, message } = describeSyntax(text, fault);
  return [text.slice(offset, offset + length), message];
};

describe('json/syntax tells what to do at the sign that has to be changed', () => {
  it('a comma too many is told at the comma, in its own line', () => {
    for (const text of ['{ "a": 1,\n}', '[1,\n]', '{ "a": 1,, "b": 2 }', '[, 1]'])
      expect(told(text)).toEqual([',', 'There is one comma too many here. Remove it.']);
  });

  it('a file of a word processor is told as what it is', () => {
    expect(told('{\\rtf1\\ansi\n\\{ "a": 1 \\}}')[1]).toContain(
      'This is a rich text file, and no plain text.',
    );
    expect(told('PK\u0003\u0004\u0014\0')[1]).toContain('This is a document of a word processor, or packed');
  });

  it('a missing comma is told behind the value that lacks it', () => {
    expect(told('{ "a": 1\n  "b": 2 }')).toEqual(['\n', 'A comma is missing here.']);
  });

  it('a group without its first bracket, at its first name', () => {
    expect(told('{ "redirects": "/old": "page:home", "/older": "page:home",\n"a": 1 }')).toEqual([
      '"/old"',
      'A { is missing before "/old", and a } at the end of its group.',
    ]);
  });

  it('quotation marks for reading, and single ones', () => {
    const straight = 'JSON knows only the straight quotation mark ".';
    expect(told('{ "a": “hi” }')[1]).toBe(`${straight} Write it instead of “ and ”.`);
    expect(told('{ "a": "b", “c”: “hi” }')[1]).toBe(
      `${straight} Write it instead of “ and ”, wherever they stand around a name or a text.`,
    );
    expect(told('{\n"a": "hi”,\n"b": 1 }')[1]).toBe(
      `${straight} Write it instead of the ” that closes this text.`,
    );
    expect(told('{\n"a": "say “hi”,\n"b": 1 }')[1]).toContain('The " that closes this text is missing.');
    expect(told("{ 'a': 1 }")[1]).toBe('Names and texts stand in double quotes: ", not single ones.');
  });

  it('a quotation mark inside a text', () => {
    const [word, message] = told('{ "a": "Say "hi" now" }');
    expect(word).toBe('hi');
    expect(message).toBe('The text ends at the " before this. Inside a text, write \\" or “ ”.');
  });

  it('a text that goes on in the next line', () => {
    expect(told('{ "a": "one\ntwo" }')[1]).toContain('write \\n where a new line begins');
  });

  it('a word without quotation marks', () => {
    expect(told('{ title: "x" }')[1]).toBe('Names and texts stand in double quotes: "title".');
    expect(told('{ "draft": True }')[1]).toBe('Write true, in small letters.');
    expect(told('{ "draft": yes }')[1]).toBe(
      'Write true. Where a text belongs, it stands in double quotes: "yes".',
    );
    expect(told('{ "text": yes please }')[1]).toBe('Names and texts stand in double quotes: "yes please".');
    expect(told('{ "a": What we do,\n"b": 1 }')[1]).toBe(
      'Names and texts stand in double quotes: "What we do".',
    );
  });

  it('a sign that stands for a colon or a comma', () => {
    const colon = 'Between a name and its value stands a colon. Write it instead of this.';
    expect(told('{ "a" = 1 }')).toEqual(['=', colon]);
    expect(told('{ "a", 1 }')).toEqual([',', colon]);
    expect(told('{ "a"; 1 }')).toEqual([';', colon]);
    expect(told('{ "b": 1, "a"; 1 }')).toEqual([';', colon]);
    expect(told('["a", "b"; "c"]')[1]).toContain('Behind a value stands a comma.');
    expect(told('{ "a": "b"; "c": 1 }')[1]).toContain('Behind a value stands a comma.');
    expect(told('{ "a:" 1 }')[1]).toContain('Write "a": before this.');
  });

  it('a quotation mark that is missing before a text, or behind a name', () => {
    expect(told('{ "a": one two" }')).toEqual(['one', 'The " that opens this text is missing.']);
    expect(told('{\n  "a: "b" }')[1]).toBe('The " that closes this name is missing: "a".');
  });

  it('a text in a form of its own that only ends with a quotation mark', () => {
    const missing = 'The " that opens this text is missing:';
    expect(told('{ "a": t:home.title" }')).toEqual(['t', `${missing} "t:home.title".`]);
    expect(told('{ "a": page:about", "b": 1 }')[1]).toBe(`${missing} "page:about".`);
    expect(told('{ a:"b" }')[1]).toBe('Names and texts stand in double quotes: "a".');
  });

  it.each(['+', '-'])('a %s that is left over from a comparison of two versions', (sign) => {
    const message = `A ${sign} is left over from a comparison. Remove it.`;
    expect(told(`{\n${sign}  "a": 1\n}`)).toEqual([sign, message]);
  });

  it('a value that is missing, behind its colon and not a line below', () => {
    expect(told('{ "a":\n}')).toEqual(['\n', 'A value must stand here, behind the colon.']);
    expect(told('{ "a": , "b": 1 }')[1]).toBe('A value must stand here, behind the colon.');
  });

  it.each([
    ['1,000', '1,000', 'A number has no commas. Write 1000.'],
    ['74,5', '74,5', 'A number has a point, not a comma. Write 74.5.'],
    ['07', '07', 'A number does not begin with 0. Write 7.'],
    ['+7', '+7', 'A number has no plus sign. Write 7.'],
    ['.7', '.7', 'A number begins with a digit. Write 0.7.'],
    ['74%', '%', 'A number stands alone. Write 74, or a text in double quotes: "74%".'],
  ])('a number that is written %s', (written, place, message) => {
    expect(told(`{ "a": ${written} }`)).toEqual([place, message]);
  });

  it('a wrong part of a text alone', () => {
    expect(told('{ "a": "C:\\\\images\\photos" }')[0]).toBe('\\p');
    expect(told('{ "a": "\\u20 x" }')[0]).toBe('\\u');
    expect(told('{ "a": "one\ttwo" }')[0]).toBe('\t');
  });

  it('what is no JSON at all, or has lost its first bracket', () => {
    expect(told('About us')[1]).toBe('A document begins with {. Write it before this, or remove this.');
    expect(told('  "a": 1 }')).toEqual(['"', 'A { is missing before this.']);
  });

  it('comments of other kinds, and signs that mean nothing', () => {
    expect(told('{ # no\n"a": 1 }')[1]).toBe('JSON has no comments. Remove it.');
    expect(told('{ "a": 1, … }')).toEqual(['…', 'This may not stand here. Remove it.']);
    expect(told('{ "a":\u00a01 }')[1]).toContain('a space of another kind');
  });

  it('a bracket of the other kind', () => {
    expect(told('{ "a": ["b"} }')).toEqual([
      '}',
      'What begins with [ ends with ]. Write it instead of this.',
    ]);
    expect(told('[{ "a": 1 ]')[1]).toContain('What begins with { ends with }.');
  });

  it('a name in the middle of a line that is not closed', () => {
    expect(told('{ "a": 1, "label: "b" }')[1]).toBe('The " that closes this name is missing: "label".');
  });

  it('words of programming languages, what stands behind the end, and a zero before a number', () => {
    expect(told('{ "a": None, "b": 1 }')[1]).toContain('JSON does not know None.');
    expect(told('{ "a": 1 }\nx')).toEqual([
      'x',
      'The document has ended before this. Remove what is left over.',
    ]);
    expect(told('{ "a": 074, "b": 1 }')[1]).toBe('A number does not begin with 0. Write 74.');
  });
});
