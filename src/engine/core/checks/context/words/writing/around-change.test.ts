import { describe, expect, it } from 'vitest';
import { aroundChange } from './around-change.ts';

const text = 'Discounts are forgotten by the next morning. A level someone has earned is not forgotten.';

describe('a text around its change', () => {
  it('is shown with the words before and behind it', () => {
    const shown = '…otten by the next morning. A level someone has earned is not…';
    expect(aroundChange(text, text.replace('level', 'lvel'))).toBe(shown);
  });

  it('is shown from its beginning or to its end when the change is near', () => {
    expect(aroundChange(text, text.slice(1))).toBe('Discounts are forgotten by the…');
    expect(aroundChange(text, text.slice(0, -1))).toBe('…ne has earned is not forgotten.');
  });

  it('is a short text as a whole', () => expect(aroundChange('Day 1', 'Day1')).toBe('Day 1'));
});
