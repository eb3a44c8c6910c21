import { describe, expect, it } from 'vitest';
import { createDrafts } from './drafts.ts';
import type { TabStorage } from './tab-storage.ts';

const tab = (): TabStorage => {
  const values = new Map<string, string>();
  return {
    read: (name) => values.get(name),
    write: (name, value) => values.set(name, value),
    remove: (name) => values.delete(name),
  };
};

const empty = { values: {}, began: 0, keys: {} };

describe('a visitor keeps what they typed until it is sent', () => {
  it('a change of one part leaves the others', () => {
    const drafts = createDrafts(tab());
    drafts.write('contact', { values: { name: 'Ana' }, began: 5 });
    drafts.write('contact', { keys: { body: 'key' } });
    expect(drafts.read('contact')).toEqual({ values: { name: 'Ana' }, began: 5, keys: { body: 'key' } });
    expect(drafts.read('newsletter')).toEqual(empty);
  });

  it('a form that was sent has none', () => {
    const drafts = createDrafts(tab());
    drafts.write('contact', { values: { name: 'Ana' } });
    drafts.forget('contact');
    expect(drafts.read('contact')).toEqual(empty);
  });

  it.each(['', 'no JSON', 'null', '[]', '7', '{"values":[1],"began":"x","keys":{"a":{}}}'])(
    'what an older version left (%s) breaks nothing',
    (left) => {
      const storage = tab();
      storage.write('draft:contact', left);
      expect(createDrafts(storage).read('contact')).toEqual(empty);
    },
  );
});
