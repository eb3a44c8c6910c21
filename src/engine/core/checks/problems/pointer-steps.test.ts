import { describe, expect, it } from 'vitest';
import { above, below, isAtOrBelow, isBelow, isInItself, lastStep, steps } from './pointer-steps.ts';

describe('the steps of a JSON pointer (RFC 6901)', () => {
  it('goes deeper by names and numbers, and up again', () => {
    expect(below('', 'sections', 0, 'heading')).toBe('/sections/0/heading');
    expect(above('/sections/0/heading')).toBe('/sections/0');
    expect(above('/sections')).toBe('');
  });

  it('escapes what would be read as a step or as an escaped sign, and reads it again', () => {
    const pointer = below('/answers', 'and/or', '~1', 'a~b');
    expect(pointer).toBe('/answers/and~1or/~01/a~0b');
    expect(steps(pointer)).toEqual(['answers', 'and/or', '~1', 'a~b']);
    expect(lastStep('/answers/and~1or')).toBe('and/or');
  });

  it('takes no name for a place because it begins alike', () => {
    expect(isAtOrBelow('/sections/10', '/sections/1')).toBe(false);
    expect(isAtOrBelow('/sections/1/heading', '/sections/1')).toBe(true);
    expect(isAtOrBelow('/sections/1', '/sections/1')).toBe(true);
    expect(isBelow('/sections/1', '/sections/1')).toBe(false);
    expect(isBelow('/sections/1/heading', '/sections/1')).toBe(true);
  });

  it('sees a group that was pasted into itself', () => {
    expect(isInItself('/meta/meta')).toBe(true);
    expect(isInItself('/meta/title')).toBe(false);
    expect(isInItself('/meta')).toBe(false);
  });
});
