import { describe, expect, it } from 'vitest';
import { createTabStorage } from './tab-storage.ts';

/** A storage as browsers have it, with room for so many letters. */
const storageOf = (room: number): Storage => {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(name, value);
    },
    removeItem: (name: string) => values.delete(name),
  } as unknown as Storage;
};

const forbidden = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

describe('what the site keeps while the tab is open', () => {
  it('is there for the next document of the tab, until it is removed', () => {
    const storage = storageOf(100);
    createTabStorage(() => storage).write('name', 'Ana');
    const next = createTabStorage(() => storage);
    expect(next.read('name')).toBe('Ana');
    next.remove('name');
    expect(createTabStorage(() => storage).read('name')).toBeUndefined();
  });

  it('is kept in memory where the browser forbids storage', () => {
    const tab = createTabStorage(forbidden);
    expect(tab.read('name')).toBeUndefined();
    tab.write('name', 'Ana');
    expect(tab.read('name')).toBe('Ana');
    tab.remove('name');
    expect(tab.read('name')).toBeUndefined();
  });

  it('is the newest also where it no longer fits', () => {
    const storage = storageOf(5);
    const tab = createTabStorage(() => storage);
    tab.write('name', 'Ana');
    tab.write('name', 'Ana Pérez');
    expect(tab.read('name')).toBe('Ana Pérez');
    tab.write('name', 'Bea');
    expect(tab.read('name')).toBe('Bea');
  });
});
