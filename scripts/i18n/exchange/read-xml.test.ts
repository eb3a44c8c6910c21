import { describe, expect, it } from 'vitest';
import { ExchangeFault } from './exchange.ts';
import { readXml } from './read-xml.ts';

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

  it.each([
    ['', '1:1 There is no XML'],
    ['<a>\n  <b></a>', '2:6 </a> stands where </b> should.'],
    ['<a>\n<b>', '2:4 <b> of line 2 is not closed.'],
    ['<a></a></a>', '1:8 </a> closes nothing.'],
    ['<a/><b/>', '1:5 A document has one outermost element only.'],
    ['<a/>x', 'Text may only stand inside'],
    ['<a>\n& b</a>', '2:1 "&" is no sign of XML. Write & as &amp;.'],
    ['<a x="1 &nbsp; 2"/>', '1:9 "&nbsp;" is no sign of XML.'],
    ['<a>&#0;</a>', '1:4 "&#0;" is no sign of XML.'],
    ['<a>&#x110000;</a>', '1:4 "&#x110000;" is no sign'],
    ['<a>1 < 2</a>', '1:6 Write < as &lt;'],
    ['<a>]]></a>', '1:4 "]]>" may not stand in a text.'],
    ['<a x="1" x="2"/>', '1:9 "x" stands twice'],
    ['<a x=1/>', 'The tag <a> is not written rightly'],
    ['<p:a/>', '1:1 The prefix "p" is not declared.'],
    ['<a>\u0001</a>', '1:4 This sign may not stand in XML.'],
    ['<a><!-- b</a>', '1:4 <!-- is not closed'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '1:1 A document type is not read.'],
  ])('%j is refused with its place', (text, told) => {
    expect(placeOf(text)).toContain(told);
  });
});
