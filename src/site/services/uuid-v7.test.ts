import { describe, expect, it } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

describe('the key of a form', () => {
  it('is a UUID of version 7', () => {
    expect(uuidV7(Date.now())).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('carries the moment at which the form was first touched', () => {
    const at = 1_767_225_600_123;
    expect(Number.parseInt(uuidV7(at).replaceAll('-', '').slice(0, 12), 16)).toBe(at);
  });

  it('differs each time, also within one millisecond', () => {
    expect(new Set(Array.from({ length: 100 }, () => uuidV7(1))).size).toBe(100);
  });
});
