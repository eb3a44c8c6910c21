import { describe, expect, it } from 'vitest';
import { parseJson } from '../../site/file-reader.ts';
import { SiteTexts } from '../../site/site-texts.ts';
import { applyFixes } from '../fix/apply-fixes.ts';
import { checkTexts } from './check-texts.ts';

/** What is told of a file with such a text. */
const problemsIn = (text: string) => {
  const { fault } = parseJson('page.json', text);
  const texts = new SiteTexts('', new Map([['page.json', text]]));
  texts.note('page.json');
  return checkTexts({ texts, repeating: fault ? [] : ['page.json'], faults: fault ? [fault] : [] });
};

describe('json/duplicate-key', () => {
  it('finds the second property of one name in one object', () => {
    expect(problemsIn('{ "a": 1, "b": { "a": 2 }, "a": 3 }')).toMatchObject([
      { check: 'json/duplicate-key', pointer: '/a', line: 1, column: 28, endColumn: 31 },
    ]);
  });

  it('tells all names of a group that stand twice together', () => {
    expect(problemsIn('{ "a": 1, "b": 2, "a": 3, "b": 4 }')).toMatchObject([
      {
        pointer: '/a',
        also: ['/b'],
        message: expect.stringContaining('"a", "b" stand twice in this group.'),
      },
    ]);
  });

  it('names the line of the first, and takes the second away when it says the same', () => {
    const [problem] = problemsIn('{\n  "a": 1,\n  "b": 2,\n  "a": 3\n}');
    expect(problem?.message).toContain('before in line 2. Only the last one counts');
    expect(problem?.fix).toBeUndefined();
    const text = '{\n  "a": [1],\n  "b": 2,\n  "a": [1]\n}';
    const [alike] = problemsIn(text);
    expect(alike?.message).toContain('with the same value');
    expect(applyFixes(text, alike ? [alike] : []).text).toBe('{\n  "a": [1],\n  "b": 2\n}');
  });

  it('knows the place inside lists', () => {
    const [found] = problemsIn('{ "list": [{ "x": 1 }, { "x": 1, "x": 2 }] }');
    expect(found?.pointer).toBe('/list/1/x');
  });

  it('finds nothing when each object has its own', () => {
    expect(problemsIn('[{ "x": 1 }, { "x": 2 }]')).toEqual([]);
  });
});

describe('a file that is nested too deeply to be worked with', () => {
  const nested = (levels: number) => `{\n"a": ${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}\n}\n`;
  const place = { check: 'json/syntax', line: 2, column: 105, message: expect.stringMatching(/too deeply/) };

  it('is told at its first level too many, also when it is no JSON', () => {
    for (const text of [nested(101), nested(50_000), nested(50_000).replaceAll(']', '')])
      expect(problemsIn(text)).toMatchObject([place]);
  });

  it('is not one with as many levels as are allowed, nor one with brackets in its texts', () => {
    expect(problemsIn(nested(100))).toEqual([]);
    expect(problemsIn(`{ "a": "${'['.repeat(500)}\\"${'{'.repeat(500)}" }`)).toEqual([]);
  });
});

describe('json/syntax', () => {
  const text = `{
  "a": [
    {
      "image": { "src": "x" },
      "b": 1
    }
  ],
  "d": {
    "e": 2
  }
}
`;
  const told = (faulty: string) => problemsIn(faulty).map(({ line, message }) => `${line}: ${message}`);

  it('tells a bracket that has no beginning where it is missing', () => {
    expect(told(text.replace('[\n', '\n'))).toEqual(['2: A [ is missing behind this colon.']);
    expect(told(text.replace('"d": {', '"d": '))).toEqual(['8: A { is missing behind this colon.']);
  });

  it('tells a bracket too many there, and not that a comma is missing behind it', () => {
    expect(told(text.replace('"x" }', '"x" }}'))).toEqual(['4: This } is one too many. Remove it.']);
  });

  it.each(['{', '}', '[', ']'])('tells a %s too many also where its line is not set in', (sign) => {
    const line = `5: This ${sign} is one too many. Remove it.`;
    expect(told(text.replace('      "b"', `${sign}\n      "b"`))).toEqual([line]);
  });

  it('tells a bracket that is missing before a line, and not that the one of the line is too many', () => {
    const list = '{\n  "a": [\n    { "b": { "c": 1 } },\n    { "b": { "c": 2 } }\n  ]\n}\n';
    expect(told(list.replace('1 } }', '1 }'))).toEqual([
      '4: What begins in line 3 is not closed: a } is missing before this.',
    ]);
  });

  it('tells a bracket that is missing in its line, and not that a name is', () => {
    const twice = text.replace('    }\n', '    },\n    { "b": 2 }\n');
    const [line] = told(twice.replace('"x" },\n      "b": 1', '"x" ,\n      "b": 1'));
    expect(line).toBe('5: What begins in line 4 is not closed: a } is missing before this.');
  });

  it('tells a missing comma where brackets are as they should be', () => {
    expect(told(text.replace('"x" },', '"x" }'))).toEqual(['4: A comma is missing here.']);
  });

  it.each(['  ', '    ', '\t'])(
    'tells a missing comma before a line that was pasted with an indentation of its own: "%s"',
    (indent) => {
      const pasted = text.replace('"e": 2', `"e": 2\n${indent}"f": 2\n${indent}"g": 3`);
      expect(told(pasted)).toEqual(['9: A comma is missing here.']);
    },
  );

  it('tells a missing comma also in a file that has a value below its name', () => {
    expect(told('{\n  "a":\n    "x",\n  "b": 1\n  "c": 2\n}')).toEqual(['4: A comma is missing here.']);
  });

  it('tells a list that has lost its bracket, also where no line is set in', () => {
    const list = '{\n"a":\n[\n{ "b": 1 },\n{ "c": 2 }\n],\n"d": 1\n}';
    expect(told(list.replace('[\n', ''))).toEqual(['2: A [ is missing behind this colon.']);
  });

  it('mends quotation marks of print and commas that are missing beside them', () => {
    const [problem] = problemsIn('{\n"a": “x”, “b”: “y”\n"c": 1\n}');
    expect(problem).toMatchObject({ fix: { splice: { content: '"x", "b": "y"' } } });
  });

  it('mends the quotation marks of print of a whole file at once', () => {
    const lines = Array.from({ length: 40 }, (_, number) => `  "k${number}": "x${number}"`);
    const whole = `{\n${lines.join(',\n')}\n}\n`;
    const printed = whole.replaceAll(/"(.*?)"/g, '“$1”');
    expect(applyFixes(printed, problemsIn(printed)).text).toBe(whole);
  });

  it('tells a comma before a value, and not that the value is missing', () => {
    expect(told(text.replace('"d": {', '"d": ,{'))).toEqual([
      '8: There is one comma too many here. Remove it.',
    ]);
  });

  it('tells the line that was moved, and no comma, where lines and commas contradict each other', () => {
    const moved = text.replace('    }\n  ],', '    }').replace('    "e": 2\n', '  ],\n    "e": 2\n');
    expect(told(moved)).toEqual(['7: What begins in line 2 is not closed: a ] is missing before this.']);
  });

  it('tells that brackets are missing where a file was cut off', () => {
    expect(told(text.slice(0, text.indexOf('],')))).toEqual([
      '6: The file ends here, before 2 of its brackets are closed. Put back what stood after this, or close them: ] }',
    ]);
  });

  it('tells a missing value, and not a bracket, where all brackets are closed', () => {
    expect(told(text.replace('"e": 2', '"e":\n    "f": 2'))).toEqual([
      '9: A value must stand here, behind the colon.',
    ]);
  });

  it('tells the bracket of a list in which names stand', () => {
    expect(told(text.replace('"d": {', '"d": ['))).toEqual([
      '8: Names with values stand in { }, and this begins a list.',
    ]);
  });

  it('tells a bracket that begins nothing where the line with it is lost', () => {
    expect(told(text.replace('  "d": {\n', ''))).toEqual([
      '8: The } in line 9 closes what begins here, and nothing opens it. Write its name and { before this.',
    ]);
    const list = text.replace(
      '"e": 2',
      '"e": [\n      {\n        "f": 1\n      },\n      {\n        "g": 2\n      }\n    ]',
    );
    expect(told(list)).toEqual([]);
    expect(told(list.replace('{\n        "g"', '"g"'))).toEqual(['13: A { is missing before this.']);
    expect(told(list.replace('      {\n        "g"', '        "g"'))).toEqual([
      '13: The } in line 14 closes what begins here, and nothing opens it. Write { before this.',
    ]);
  });

  it('tells a name before the bracket of an item, and not the list', () => {
    const list = text.replace('"e": 2', '"e": [\n      { "f": 1 },\n      "g": 2,\n      {\n      }\n    ]');
    expect(told(list)[0]).toMatch(/^11: Names with values stand in \{ \}, also in a list\./);
  });

  it('tells what is not closed where a line that ends it is lost', () => {
    expect(told(text.replace('    }\n  ],\n', '    }\n'))).toEqual([
      '7: What begins in line 2 is not closed: a ] is missing before this.',
    ]);
  });

  describe('what was pasted behind the end of what it belongs to is not told to be removed', () => {
    const entry = '{ "image": { "src": "y" } }';
    const behindList =
      'This stands behind the ] that closes the list "a". Cut it out and paste it before that ], behind a comma.';
    const behindLast = 'This stands behind the last }. Move it before that }, behind a comma, or remove it.';
    const behindDocument =
      'This stands behind the last }. Cut it out and paste it into the list "a", or remove it.';
    const list = text.replace(/,\n {2}"d": \{\n.*\n {2}\}/, '');

    it.each([
      ['the ] of a list', list.replace('  ]', `  ]\n  ${entry}`), `8: ${behindList}`],
      ['the ] and a comma', list.replace('  ]', `  ],\n  ${entry}`), `8: ${behindList}`],
      ['the ], before the next name', text.replace('  ],', `  ],\n  ${entry},`), `8: ${behindList}`],
      ['the last }, an entry of the last list', `${list}${entry}\n`, `9: ${behindList}`],
      ['the last }, a group', `${text}{ "f": 1 }\n`, `12: ${behindLast}`],
      ['the last }, an entry of a list above', `${text}${entry}\n`, `12: ${behindDocument}`],
      ['the last }, a name and its value', `${text}"f": { "g": 1 }\n`, `12: ${behindLast}`],
      ['the last } and a comma', `${text.trimEnd()},\n"f": { "g": 1 }\n`, `12: ${behindLast}`],
    ])('behind %s', (_, faulty, line) => expect(told(faulty)).toEqual([line]));

    it('calls a section so', () => {
      const sections = list.replace('"a"', '"sections"').replace('  ]', `  ]\n  ${entry}`);
      expect(told(sections)[0]).toMatch(/^8: This section stands behind the \] .* list "sections"\./);
    });

    const nameless =
      'No name stands before this {. Cut out what it begins and paste it into the list "a"; if it is no entry of a list, write its name.';

    it.each([
      ['into a group, before its first name', text.replace('"d": {', `"d": {\n${entry},`), '9'],
      ['into a group, without a comma', text.replace('"d": {', `"d": {\n${entry}`), '9'],
      ['into a group, behind its last value', text.replace('"e": 2', `"e": 2\n${entry}`), '10'],
      ['into a group, behind a comma', text.replace('"e": 2', `"e": 2,\n${entry}`), '10'],
      ['in front of a list', text.replace('"a"', `${entry},\n  "a"`), '2'],
    ])('nor what was pasted %s', (_, faulty, line) => {
      expect(told(faulty)).toEqual([`${line}: ${nameless}`]);
    });

    it.each([
      ['', `${entry}\n${text}`],
      [' with a comma', `${entry},\n${text}`],
    ])('and what was pasted in front of all%s is told, and not the document behind it', (_, faulty) => {
      expect(told(faulty)).toEqual([
        '1: This stands before the { that begins the file. Cut it out and paste it into the list "a", or remove it.',
      ]);
    });

    it('nor a section in a file of words', () => {
      const section = '{\n"type": "banner", "id": "more", "props": { "title": "t:home.title" } },';
      expect(told(text.replace('"d": {', `${section}\n  "d": {`))).toEqual([
        `8: ${nameless.replace('"a"', '"sections" of a page')}`,
      ]);
    });

    it('but a group of another kind there has lost its name', () => {
      expect(told(text.replace('"d": {', '{'))).toEqual(['8: A name in double quotes must stand here.']);
    });
  });
});
