import { describe, expect, it } from 'vitest';
import { controlAfterTab, entryAfterKey } from './menu-keys.ts';

describe('the language dropdown is keyboard operable', () => {
  it('goes from the button to the first entry with the down key and to the last with the up key', () => {
    expect(entryAfterKey('ArrowDown', -1, 2)).toBe(0);
    expect(entryAfterKey('ArrowUp', -1, 2)).toBe(1);
  });

  it('goes round at both ends', () => {
    expect(entryAfterKey('ArrowDown', 1, 2)).toBe(0);
    expect(entryAfterKey('ArrowUp', 0, 2)).toBe(1);
  });

  it('goes to the first entry with Home and to the last with End', () => {
    expect(entryAfterKey('Home', 2, 3)).toBe(0);
    expect(entryAfterKey('End', 0, 3)).toBe(2);
  });

  it('leaves every other key to the browser', () => {
    expect(entryAfterKey('Enter', 0, 2)).toBeUndefined();
    expect(entryAfterKey('Tab', 0, 2)).toBeUndefined();
  });
});

describe('focus is held in the slide-in panel', () => {
  it('goes from the last control to the first and back', () => {
    expect(controlAfterTab(false, 4, 5)).toBe(0);
    expect(controlAfterTab(true, 0, 5)).toBe(4);
  });

  it('comes back in when focus is on none of them', () => {
    expect(controlAfterTab(false, -1, 5)).toBe(0);
    expect(controlAfterTab(true, -1, 5)).toBe(4);
  });

  it('leaves the steps in between to the browser', () => {
    expect(controlAfterTab(false, 1, 5)).toBeUndefined();
    expect(controlAfterTab(true, 1, 5)).toBeUndefined();
  });
});
