import { describe, expect, it } from 'vitest';
import { optionLines } from './option-lines.ts';

const check = { id: 'seo/length', severity: 'warning', description: '', advice: '' } as const;
const style = { head: ['Options:'], write: (name: string, meaning: string) => `${name} = ${meaning}` };

describe('the options of a check', () => {
  it('stand below their head, a line each', () => {
    const options = {
      max: { kind: 'number' as const, meaning: 'the most' },
      min: { kind: 'number' as const, meaning: 'the least' },
    };
    expect(optionLines({ ...check, options }, style)).toEqual([
      'Options:',
      'max = the most',
      'min = the least',
    ]);
  });

  it('have no head where there are none', () => {
    expect(optionLines(check, style)).toEqual([]);
    expect(optionLines({ ...check, options: {} }, style)).toEqual([]);
  });
});
