import { describe, expect, it } from 'vitest';
import { withSuggestion } from './with-suggestion.ts';

describe('withSuggestion', () => {
  it('says what nobody sees in a name that looks right', () => {
    expect(withSuggestion('There is no "ca\u200brd".', 'card').message).toContain(
      'An invisible sign stands behind "ca". Type "card" again.',
    );
    expect(withSuggestion('There is no "cаrd".', 'card').message).toContain('is a Cyrillic letter');
  });

  it('asks for what was meant, or says what to do', () => {
    expect(withSuggestion('No.', 'yes', 'Do it.')).toEqual({
      message: 'No. Did you mean "yes"?',
      remedy: 'Did you mean "yes"?',
      suggestion: 'yes',
    });
    expect(withSuggestion('No.', undefined, 'Do it.')).toEqual({ message: 'No. Do it.', remedy: 'Do it.' });
    expect(withSuggestion('No.', undefined)).toEqual({ message: 'No.' });
  });
});
