import { describe, expect, it } from 'vitest';
import { attributeReader } from './attribute-reader.ts';

const html =
  '<a class="b" data-look="ink" data-open="" href="/x"> class=&quot;d&quot; <b class="b c" dir="ltr"></b></a>';

const readFor = (attributes: string[]) => {
  const { written, read } = attributeReader(attributes);
  return read(written([html]));
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
  it('is written alike in documents whose words and addresses differ', () => {
    const { written } = attributeReader([' dir="ltr"']);
    expect(written([html])).toBe(' class="b" class="b c" dir="ltr"');
    expect(written([html.replace('/x', '/y').replace('&quot;d&quot;', 'words')])).toBe(written([html]));
    expect(written([html, { text: html }])).toBe(written([html]));
    expect(written(['<p>Hello</p>'])).toBe('');
  });
});
