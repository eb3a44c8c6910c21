import { describe, expect, it } from 'vitest';
import { createFormKeys } from './form-keys.ts';

const began = 1_767_225_600_123;
const momentOf = (key: string) => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16);

describe('FORM-4: a second click or a retry never sends twice', () => {
  it('the same answers go under the same key', () => {
    const keyOf = createFormKeys(() => began);
    expect(keyOf({ name: 'Ana' })).toBe(keyOf({ name: 'Ana' }));
  });

  it('changed answers are a new message, begun at the same moment', () => {
    const keyOf = createFormKeys(() => began);
    const [first, second] = [keyOf({ name: 'Ana' }), keyOf({ name: 'Bea' })];
    expect(second).not.toBe(first);
    expect([momentOf(first), momentOf(second)]).toEqual([began, began]);
    expect(keyOf({ name: 'Ana' })).toBe(first);
  });
});
