import { describe, expect, it } from 'vitest';
import { unitSymbols } from './unit-symbols.ts';

describe('the symbols of units', () => {
  it('are those that all languages write alike', () => {
    const symbols = unitSymbols(['en', 'de', 'it']);
    expect([...symbols]).toEqual(expect.arrayContaining(['kg', 'km']));
    expect(symbols).not.toContain('days');
  });
});
