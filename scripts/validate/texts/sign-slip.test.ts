import { describe, expect, it } from 'vitest';
import { parseJson } from '../../site/file-reader.ts';
import { SiteTexts } from '../../site/site-texts.ts';
import { syntaxProblems } from './check-texts.ts';

const page = `{
  "color": "#0B2A27",
  "sections": [
    {
      "art": { "src": "/images/a.svg" },
      "button": { "label": "t:a.b", "link": "page:contact" },
      "bullets": [
        "t:a.one",
        "t:a.two"
      ]
    },
    {
      "price": "$148.00"
    }
  ]
}
`;

/** What is told of the page after one part of it was replaced: line, column and message. */
const told = (from: string, to: string): string[] => {
  const text = page.replace(from, () => to);
  const { fault } = parseJson('page.json', text);
  const texts = new SiteTexts('', new Map([['page.json', text]]));
  texts.note('page.json');
  return syntaxProblems({ texts, faults: fault ? [fault] : [] }).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
};

describe('json/syntax tells the one sign with which a file can be read again', () => {
  it.each(['#0B2A27', '/404', '%{mediaUrl}', 'page:home', 'https://a.example/b', 'What we do'])(
    'a value without quotation marks: %s',
    (value) => {
      const message = `Names and texts stand in double quotes: "${value}".`;
      expect(told('"#0B2A27"', value)).toEqual([`2:12 ${message}`]);
      expect(told('"/images/a.svg"', value)).toEqual([`5:23 ${message}`]);
    },
  );

  it('a value that only ends with a quotation mark', () => {
    expect(told('"#0B2A27"', '#0B2A27"')).toEqual(['2:12 The " that opens this text is missing: "#0B2A27".']);
  });

  it('a comment before a value is one', () => {
    expect(told('"#0B2A27"', '# dark\n"#0B2A27"')).toEqual(['2:12 JSON has no comments. Remove it.']);
  });

  it('a bracket that is lost in a line, or before a name', () => {
    expect(told('"button": {', '"button":')).toEqual(['6:15 A { is missing behind this colon.']);
    expect(told('    {\n      "price"', '      "price"')[0]).toContain('Write { before this.');
  });

  it.each(['{{', '{ {'])('an opening bracket that stands twice: %s', (twice) => {
    expect(told('"art": {', `"art": ${twice}`)).toEqual([
      `5:${13 + twice.length} This { is one too many. Remove it.`,
    ]);
  });

  it('a list that begins twice is told there, and not at the end of the file', () => {
    expect(told('"sections": [', '"sections": [[')).toEqual(['3:16 This [ is one too many. Remove it.']);
  });

  it('a list that begins with a brace', () => {
    const message = 'What begins here is a list. Write [ instead of {.';
    expect(told('"sections": [', '"sections": {')).toEqual([`3:15 ${message}`]);
    expect(told('"bullets": [', '"bullets": {')).toEqual([`7:18 ${message}`]);
  });

  it('a colon for a comma, but not between a name and its value', () => {
    const message = 'Behind a value stands a comma. Write it instead of this.';
    expect(told('.svg" },', '.svg" }:')).toEqual([`5:40 ${message}`]);
    expect(told('"t:a.one",', '"t:a.one":')).toEqual([`8:18 ${message}`]);
    expect(told('    },\n', '    }:\n')).toEqual([`11:6 ${message}`]);
  });

  it('a quotation mark within a text, before a digit', () => {
    expect(told('$148', '$14"8')[0]).toContain('The text ends at the " before this.');
  });
});
