import { describe, expect, it } from 'vitest';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';
import { createTabStorage } from './tab-storage.ts';

const forbidden = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};
const tab = () => createTabStorage(forbidden);

const empty = { values: {}, began: 0, waiting: false };

describe('a visitor keeps what they typed until it is sent', () => {
  it('each form its own', () => {
    const storage = tab();
    writeDraft(storage, 'contact', { values: { name: 'Ana' }, began: 5, waiting: true });
    expect(readDraft(storage, 'contact')).toEqual({ values: { name: 'Ana' }, began: 5, waiting: true });
    expect(readDraft(storage, 'newsletter')).toEqual(empty);
  });

  it('what was sent or emptied leaves nothing', () => {
    const storage = tab();
    const draft = { values: { name: 'Ana', email: '' }, began: 5, waiting: false };
    writeDraft(storage, 'contact', draft);
    forgetDraft(storage, 'contact');
    expect(storage.read('draft:contact')).toBeUndefined();
    writeDraft(storage, 'contact', draft);
    writeDraft(storage, 'contact', { ...draft, values: { name: '', email: '' } });
    expect(storage.read('draft:contact')).toBeUndefined();
  });

  it.each(['', 'no JSON', 'null', '[]', '7', '{"values":null,"began":"x"}'])(
    'what an older version left (%s) breaks nothing',
    (left) => {
      const storage = tab();
      storage.write('draft:contact', left);
      expect(readDraft(storage, 'contact')).toEqual(empty);
    },
  );
});
