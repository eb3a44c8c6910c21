import { describe, expect, it } from 'vitest';
import { isDrawing, malformedLine } from './is-drawing.ts';

const drawing = (inside: string, box = '0 0 8 8') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${inside}\n</svg>\n`;

/** Texts that lack nothing else: browsers ask for the namespace as well. */
const isRead = (xml: string) => isDrawing(xml.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));

describe('the text of a drawing', () => {
  it.each([
    ['a tag that is not closed', '<svg><g></svg>'],
    ['tags that cross', '<svg><g><a></g></a></svg>'],
    ['an end without a beginning', '<svg></svg></svg>'],
    ['two roots', '<svg/><svg/>'],
    ['words behind the end', '<svg/>hello'],
    ['words alone', 'hello'],
    ['nothing', ' \n'],
    ['half a file', '<svg><path d="M0'],
    ['a comment without an end', '<svg><!-- x </svg>'],
    ['an attribute without quotes', '<svg width=5/>'],
    ['an attribute twice', '<svg width="5" width="6"/>'],
    ['a lonely &', '<svg><text>A & B</text></svg>'],
    ['a prefix that no namespace has', '<svg xlink:href="#a"/>'],
    ['a sign of HTML', '<svg><text>&nbsp;</text></svg>'],
    ['a sign of HTML in an attribute', '<svg id="a&nbsp;b"/>'],
  ])('refuses %s', (_, xml) => expect(isRead(xml)).toBe(false));

  it.each([
    [
      'comments, styles and signs',
      '<svg><!-- <g> --><style><![CDATA[a<b]]></style><text>&lt;&#160;</text></svg>',
    ],
    ['single quotes and spaces', "<svg\n  id = 'a\"b' />\n"],
    ['signs of its own', '<!DOCTYPE svg [<!ENTITY ns "x">]>\n<svg id="&ns;"/>'],
  ])('accepts %s', (_, xml) => expect(isRead(xml)).toBe(true));
});

it('names the line from which on a drawing cannot be read', () => {
  expect(malformedLine(drawing('<path d="M0 0/>\n<path d="M1 1"/>'))).toBe(4);
  expect(malformedLine(drawing('<path d="M0 0"/>'))).toBeUndefined();
});

describe('isDrawing', () => {
  it('accepts a drawing, also behind a byte order mark', () => {
    expect(isDrawing(drawing('<path d="M0 0"/>'))).toBe(true);
    expect(isDrawing(`\uFEFF<svg xmlns="http://www.w3.org/2000/svg"/>`)).toBe(true);
  });

  it.each(['0 0 a 8', '0 0 0 0', '0 0 8'])('refuses the view box "%s"', (box) =>
    expect(isDrawing(drawing('', box))).toBe(false),
  );

  it('refuses another namespace, or none, and what is no drawing', () => {
    expect(isDrawing(drawing('').replace('2000/svg', '200/svg'))).toBe(false);
    expect(isDrawing('<svg viewBox="0 0 8 8"/>')).toBe(false);
    expect(isDrawing('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toBe(false);
  });
});
