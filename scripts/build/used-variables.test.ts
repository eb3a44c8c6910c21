import { describe, expect, it } from 'vitest';
import { usedVariables } from './used-variables.ts';

describe('the tokens of a stylesheet', () => {
  const tokens = '--ink:#0b2a27;--text:var(--ink);--rose:#fadfe8;--size:clamp(1rem, 2vw, 3rem);';
  it('are those its rules use, also through one another', () => {
    expect(usedVariables(tokens, 'a{color:var(--text);}')).toBe('--ink:#0b2a27;--text:var(--ink)');
  });
  it('are found behind a fallback and inside of functions', () => {
    expect(usedVariables(tokens, 'a{margin:calc(2 * var(--size));color:var(--tone, var(--rose));}')).toBe(
      '--rose:#fadfe8;--size:clamp(1rem, 2vw, 3rem)',
    );
  });
});
