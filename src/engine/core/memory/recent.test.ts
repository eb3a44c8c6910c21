import { describe, expect, it } from 'vitest';
import { createRecent } from './recent.ts';

describe('what was asked for lately', () => {
  it('stays while it is asked for, and goes when as many others as are kept have come', () => {
    const recent = createRecent<number>(3);
    recent.set('loved', 1);
    recent.set('left', 2);
    for (let number = 0; number < 20; number += 1) {
      recent.set(`other ${number}`, number);
      expect(recent.get('loved')).toBe(1);
    }
    expect(recent.get('left')).toBeUndefined();
    expect(recent.get('other 19')).toBe(19);
  });
  it('is what was said of it last', () => {
    const recent = createRecent<string>(2);
    recent.set('a', 'first');
    recent.set('a', 'second');
    expect(recent.get('a')).toBe('second');
    expect(recent.get('b')).toBeUndefined();
  });
});
