import { describe, expect, it } from 'vitest';
import { tokenWriter } from './token-writer.ts';

describe('the tokens of a stylesheet', () => {
  const write = tokenWriter(
    '--ink:#0b2a27;--text:var(--ink);--size:clamp(1rem, 2vw, 3rem);--duration-hero:1000ms;',
  );
  it('are written as their values, also through one another', () => {
    expect(write('a{color:var(--text);}')).toBe('a{color:#0b2a27;}');
  });
  it('are found inside of functions and as what another property falls back to', () => {
    expect(write('a{margin:calc(2 * var(--size));color:var(--tone,var(--ink));}')).toBe(
      'a{margin:calc(2 * clamp(1rem, 2vw, 3rem));color:var(--tone,#0b2a27);}',
    );
  });
  it('are let through in part as browsers before 2023 know it', () => {
    expect(write('a{background:color-mix(in srgb, var(--ink) 94%, transparent);}')).toBe(
      'a{background:#0b2a27f0;}',
    );
    const own = 'a{background:color-mix(in srgb, currentColor 12%, transparent);}';
    expect(write(own)).toBe(own);
  });
  it('stay names where a site decides them, as other properties do', () => {
    const rule = 'a{--i:1;animation:enter var(--duration-hero);order:var(--i)}';
    expect(write(rule)).toBe(rule);
  });
});
