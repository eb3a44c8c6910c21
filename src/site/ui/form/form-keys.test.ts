import { describe, expect, it } from 'vitest';
import { createTabStorage } from '../../services/tab-storage.ts';
import { createFormKeys } from './form-keys.ts';

const moment = 1_767_225_600_123;
const momentOf = (key: string) => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16);
const forbidden = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

const begin = () => {
  const storage = createTabStorage(forbidden);
  return (form: string) => createFormKeys({ form, storage, began: () => moment });
};

describe('FORM-4: a second click or a retry never sends twice', () => {
  it('the same answers go under the same key, also after a reload', () => {
    const keysOf = begin();
    const first = keysOf('contact').keyOf({ name: 'Ana' });
    expect(keysOf('contact').keyOf({ name: 'Ana' })).toBe(first);
    expect(keysOf('contact').all()).toEqual([first]);
    expect(keysOf('newsletter').keyOf({ name: 'Ana' })).not.toBe(first);
  });

  it('changed answers are a new message, begun at the same moment', () => {
    const { keyOf } = begin()('contact');
    const [first, second] = [keyOf({ name: 'Ana' }), keyOf({ name: 'Bea' })];
    expect(second).not.toBe(first);
    expect([momentOf(first), momentOf(second)]).toEqual([moment, moment]);
    expect(keyOf({ name: 'Ana' })).toBe(first);
  });

  it('once sent, the same words are a new message', () => {
    const { keyOf, all, forget } = begin()('contact');
    const first = keyOf({ name: 'Ana' });
    forget();
    expect(all()).toEqual([]);
    expect(keyOf({ name: 'Ana' })).not.toBe(first);
  });
});
