import { describe, expect, it } from 'vitest';
import { breakLongLines } from './break-long-lines.ts';

const long = 'word '.repeat(20).trim();

describe('lines that are too long', () => {
  it('are broken from the outermost group on, as far as it takes', () => {
    const text = `{\n  "a": [{ "type": "words", "title": { "short": 1 }, "note": "${long}" }, 2],\n  "b": [1, 2]\n}\n`;
    expect(breakLongLines(text).split('\n')).toEqual([
      '{',
      '  "a": [',
      '    {',
      '      "type": "words",',
      '      "title": { "short": 1 },',
      `      "note": "${long}"`,
      '    },',
      '    2',
      '  ],',
      '  "b": [1, 2]',
      '}',
      '',
    ]);
  });
  it('stay where no break could make them shorter', () => {
    const text = `{\n  "note": "${long} ${long}"\n}\n`;
    expect(breakLongLines(text)).toBe(text);
  });
});
