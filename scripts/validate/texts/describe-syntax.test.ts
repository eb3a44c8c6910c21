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
      expect(told(text)).toEqual([',', 'This comma is too many. Remove it.']);
  });

  it('a missing comma is told behind the value that lacks it', () => {
    expect(told('{ "a": 1\n  "b": 2 }')).toEqual(['\n', 'A comma is missing here.']);
  });

  it('quotation marks for reading, and single ones', () => {
    expect(told('{ "a": “hi” }')[1]).toBe(
      'JSON knows only the straight quotation mark ". Write it instead of “.',
    );
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
    expect(told('{ "a": What we do }')[1]).toContain('Names and texts stand in double quotes');
  });
});
