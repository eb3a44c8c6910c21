import { describe, expect, it } from 'vitest';
import { bracketSlip } from './bracket-slip.ts';

const text = `{
  "a": [
    { "b": 1 },
    {
      "c": [1, 2]
    }
  ],
  "d": {
    "e": "}"
  }
}
`;

const lineOf = (faulty: string) => {
  const slip = bracketSlip(faulty);
  return slip && `${faulty.slice(0, slip.offset).split('\n').length}: ${slip.message}`;
};

describe('a bracket that is missing or too many', () => {
  it('is none in a text that is right', () => {
    expect(bracketSlip(text)).toBeUndefined();
  });

  it('is found where the next one closes what began elsewhere', () => {
    expect(lineOf(text.replace('    }\n  ],', '  ],'))).toBe(
      '6: What begins in line 4 is not closed: a } is missing before this.',
    );
    expect(lineOf(text.replace('  ],\n', '  \n'))).toBe(
      '8: What begins in line 2 is not closed: a ] is missing before this.',
    );
  });

  it('is found where a line stands behind what is not closed', () => {
    expect(lineOf(text.replace('    }\n  ],', '    }\n  ,'))).toBe(
      '7: What begins in line 2 is not closed: a ] is missing before this.',
    );
  });

  it('is found where one closes what began further out', () => {
    expect(lineOf(text.replace('"}"\n  }', '"}"\n  }}'))).toMatch(
      /^10: This } closes what begins in line 1\./,
    );
  });

  it('is left to the parser where the lines do not tell it', () => {
    expect(bracketSlip('{ "a": [1, 2 }')).toBeUndefined();
  });
});
