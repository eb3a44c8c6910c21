import { describe, expect, it } from 'vitest';
import { parseText, textNamed } from './text-reference.ts';

describe('a text of a document', () => {
  it('keeps a question mark and a bar of inline words, and every equals sign but the first of a parameter', () => {
    expect(parseText('t:a.b?many')).toEqual({ key: 'a.b', params: { many: '' } });
    expect(parseText('t:a?link=x=y=&n=1')).toEqual({ key: 'a', params: { link: 'x=y=', n: '1' } });
    expect(parseText('t:a.b|Ready? Yes | no')).toEqual({ key: 'a.b', params: {}, inline: 'Ready? Yes | no' });
  });

  it('is read as it is written', () => {
    expect(textNamed('a.b')).toBe('t:a.b');
    expect(parseText(textNamed('a.b', 'Ready | no'))).toEqual({
      key: 'a.b',
      params: {},
      inline: 'Ready | no',
    });
    expect(textNamed('a.b', '')).toBe('t:a.b|');
  });
});
