import { describe, expect, it } from 'vitest';
import { ExchangeFault } from './exchange.ts';
import { elementsIn, readXml } from './read-xml.ts';

const placeOf = (text: string): string => {
  try {
    readXml(text);
  } catch (error) {
    if (error instanceof ExchangeFault) return `${error.line}:${error.column} ${error.message}`;
  }
  return 'read';
};

describe('reading XML', () => {
  it('reads elements, attributes, texts, entities and namespaces', () => {
    const root = readXml(
      '\uFEFF<?xml version="1.0"?><!-- a --><a xmlns="urn:1" xmlns:p="urn:2" p:x=\'"\' y="1&#10;2\n3">b&lt;<p:c/><![CDATA[<&]]>\r\n&#x1F600;</a>\n'.slice(
        1,
      ),
    );
    expect(root).toMatchObject({ name: 'a', namespace: 'urn:1', line: 1, column: 32 });
    expect(Object.fromEntries(root.attributes)).toMatchObject({ 'p:x': '"', y: '1\n2 3' });
    expect(root.children).toEqual([
      'b<',
      expect.objectContaining({ name: 'c', namespace: 'urn:2', children: [] }),
      '<&',
      '\n😀',
    ]);
  });

  it('tells where each element begins, whatever the line breaks', () => {
    const [first, second] = elementsIn(readXml('<a>\r\n  <b\r\n  x="1"\r\n/>\r<c/></a>'));
    expect(first).toMatchObject({ name: 'b', line: 2, column: 3 });
    expect(second).toMatchObject({ name: 'c', line: 5, column: 1 });
  });

  it.each([
    ['', '1:1 This is not well-formed XML: document must contain a root element.'],
    ['<a>\n  <b></a>', '2:9 <b> of line 2 is not closed.'],
    ['<a>\n<b>', '2:3 <b> of line 2 is not closed.'],
    ['<a></a></a>', '1:11 This is not well-formed XML: unmatched closing tag: a.'],
    ['<a/><b/>', '1:7 This is not well-formed XML: documents may contain only one root.'],
    ['<a/>x', 'text data outside of root node.'],
    ['<a>\n& b</a>', '2:1 "&" is no sign of XML. Write & as &amp;.'],
    ['<a>\n<b>R&D</b>\n<!-- & --><![CDATA[&]]>&amp;</a>', '2:5 "&D" is no sign of XML.'],
    ['<a x="1 &nbsp; 2"/>', '1:9 "&nbsp;" is no sign of XML.'],
    ['<a>&#0;</a>', '1:7 This is not well-formed XML: malformed character entity.'],
    ['<a>&#x110000;</a>', '1:13 This is not well-formed XML: malformed character entity.'],
    ['<a>1 < 2</a>', '1:7 Write < as &lt;'],
    ['<a>]]></a>', '1:6 "]]>" may not stand in a text.'],
    ['<a x="1" x="2"/>', '1:16 This is not well-formed XML: duplicate attribute: x.'],
    ['<a x=1/>', 'unquoted attribute value.'],
    ['<p:a/>', '1:6 This is not well-formed XML: unbound namespace prefix: "p".'],
    ['<a>\u0001</a>', '1:4 This is not well-formed XML: disallowed character.'],
    ['<a><!-- b</a>', '<a> of line 1 is not closed.'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '1:1 A document type is not read.'],
    ['\r\n<!DOCTYPE a [\r\n<!-- <b> -->\r\n]><a/>', '2:1 A document type is not read.'],
  ])('%j is refused with its place', (text, told) => {
    expect(placeOf(text)).toContain(told);
  });
});
