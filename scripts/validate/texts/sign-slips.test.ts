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

  it('a bracket too many before a value or a name, and in front of the document', () => {
    const surplus = (sign: string) => `This ${sign} is one too many. Remove it.`;
    expect(told('"#0B2A27",', '{"#0B2A27",')).toEqual([`2:12 ${surplus('{')}`]);
    expect(told('"price"', '["price"')).toEqual([`13:7 ${surplus('[')}`]);
    expect(told('{\n  "color"', '[\n{\n  "color"')).toEqual([`1:1 ${surplus('[')}`]);
    const either = 'This [ is not closed. Remove it, or write ] behind the text.';
    expect(told('"#0B2A27",', '["#0B2A27",')).toEqual([`2:12 ${either}`]);
  });

  it('letters beside a quotation mark', () => {
    const message = 'This s stands outside of the double quotes. Remove it.';
    expect(told('"color":', '"color"s:')).toEqual([`2:10 ${message}`]);
    expect(told('"color":', 's"color":')).toEqual([`2:3 ${message}`]);
    expect(told('"#0B2A27"', 's"#0B2A27"')).toEqual([`2:12 ${message}`]);
  });

  it.each(['\u200b', '\u200e', '\u00ad', '\u2060'])('a sign that nobody sees', (sign) => {
    const number = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const message = `An invisible sign (U+${number}) stands here. Delete it.`;
    expect(told('"#0B2A27"', `${sign}"#0B2A27"`)).toEqual([`2:12 ${message}`]);
    expect(told('"color"', `${sign}"color"`)).toEqual([`2:3 ${message}`]);
    expect(told('"color"', `"color"${sign}`)).toEqual([`2:10 ${message}`]);
  });

  it('a second colon, and a colon or a comma of another script', () => {
    expect(told('"color":', '"color"::')).toEqual(['2:11 There is one colon too many here. Remove it.']);
    expect(told('"color":', '"color"：')[0]).toContain('Between a name and its value stands a colon.');
    expect(told('"#0B2A27",', 'true，')).toEqual([
      '2:16 Behind a value stands a comma. Write it instead of this.',
    ]);
  });

  it('a round bracket', () => {
    expect(told('"art": {', '"art": (')).toEqual(['5:14 Write { instead of (.']);
    expect(told('"t:a.two"\n      ]', '"t:a.two"\n      )')).toEqual(['10:7 Write ] instead of ).']);
  });

  it('what a chat writes around a document, and a sign behind it', () => {
    const message = 'These signs mark code in a chat. Remove them, here and at the end of the file.';
    expect(told(page, `\`\`\`json\n${page}\`\`\`\n`)).toEqual([`1:1 ${message}`]);
    expect(told('  ]\n}\n', '  ]\n};\n')).toEqual(['16:2 This ; may not stand here. Remove it.']);
    expect(told('{\n  "color"', ';{\n  "color"')).toEqual(['1:1 This ; may not stand here. Remove it.']);
  });

  it('a name whose second quotation mark is lost', () => {
    expect(told('"art": {', '"art: {')).toEqual(['5:7 The " that closes this name is missing: "art".']);
    expect(told('"bullets": [', '"bullets: [')).toEqual([
      '7:7 The " that closes this name is missing: "bullets".',
    ]);
  });
});
