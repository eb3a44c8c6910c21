import { describe, expect, it } from 'vitest';
import { straightened } from './strange-quotes.ts';

describe('a line with quotation marks of print', () => {
  it('gets straight ones around names and texts', () => {
    expect(straightened('“label”: “t:home”, «link»: "page:home"')).toBe(
      '"label": "t:home", "link": "page:home"',
    );
  });

  it('gets them around a text that quotes something, or has a sign with a backslash', () => {
    expect(straightened('  “label”: “Say “hi”, now”,')).toBe('  "label": "Say “hi”, now",');
    expect(straightened('“label”: “Say \\“hi\\”\\nnow”')).toBe('"label": "Say \\"hi\\"\\nnow"');
  });

  it('keeps those that stand within a text', () => {
    expect(straightened('“label”: "Say “hi”, now"')).toBe('"label": "Say “hi”, now"');
    expect(straightened('“Say "hi"”')).toBe('“Say "hi"”');
  });
});
