import { describe, expect, it } from 'vitest';
import { attributeReader } from './attribute-reader.ts';

const html =
  '<a class="b" data-look="ink" data-open="" href="/x"> class=&quot;d&quot; <b class="b c" dir="ltr"></b></a>';

const readFor = (attributes: string[]) => {
  return attributeReader(attributes).read([html]);
};

describe('what the tags of a document say', () => {
  it('are the classes of all of them', () => {
    expect([...readFor([]).classes]).toEqual(['b', 'c']);
  });
  it('are the attributes that were asked for: with a value, with any, or with the beginning of one', () => {
    const there = [' data-look="ink"', ' data-look="', ' data-open="', ' href="/', ' dir="ltr"'];
    const missing = [' data-look="in"', ' data-shut="', ' href="https', ' dir="rtl"', ' look="ink"'];
    expect([...readFor([...there, ...missing]).present]).toEqual(there);
  });
  it('has the same key in documents whose words and addresses differ', () => {
    const { keyOf } = attributeReader([' dir="ltr"']);
    const form = { text: html };
    expect(keyOf([html])).toBe(keyOf([html.replace('/x', '/y').replace('&quot;d&quot;', 'words')]));
    expect(keyOf([html])).not.toBe(keyOf([html.replace('ltr', 'rtl')]));
    expect(keyOf([form, html])).toBe(keyOf([{ text: html.replace('/x', '/y'), like: form }, html]));
    expect(keyOf([form])).not.toBe(keyOf([{ text: '<p>Hello</p>' }]));
  });
});
