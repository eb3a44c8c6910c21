import { describe, expect, it } from 'vitest';
import { createConsent } from './consent.ts';

const memory = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value;
  },
});

const visit = (storage = memory(), changed: { version?: number; refused?: boolean } = {}) =>
  createConsent({ storage, version: 1, refused: false, ...changed });

describe('consent to being counted', () => {
  it('is asked for once and kept for the next visit', () => {
    const storage = memory();
    const first = visit(storage);
    expect(first.state()).toMatchObject({ choice: 'unasked', asking: true });
    first.choose('granted');
    expect(first.state()).toMatchObject({ choice: 'granted', asking: false });
    expect(visit(storage).state()).toMatchObject({ choice: 'granted', asking: false });
  });

  it('is asked for anew when what is asked has another version', () => {
    const storage = memory();
    visit(storage).choose('granted');
    expect(visit(storage, { version: 2 }).state()).toMatchObject({ choice: 'unasked', asking: true });
  });

  it('is not granted by a visitor who looks away, and they are not asked at every visit', () => {
    const storage = memory();
    visit(storage).dismiss();
    expect(visit(storage).state()).toMatchObject({ choice: 'denied', asking: false });
  });

  it('stays as it was when it is asked for again and not answered', () => {
    const consent = visit();
    consent.choose('granted');
    consent.ask();
    expect(consent.state()).toMatchObject({ choice: 'granted', asking: true });
    consent.dismiss();
    expect(consent.state()).toMatchObject({ choice: 'granted', asking: false });
  });

  it('can be withdrawn, and whoever listens is told', () => {
    const consent = visit();
    const seen: string[] = [];
    const stop = consent.subscribe(() => seen.push(consent.state().choice));
    consent.choose('granted');
    consent.choose('denied');
    stop();
    consent.ask();
    expect(seen).toEqual(['granted', 'denied']);
  });

  it('holds in every window', () => {
    const storage = memory();
    const [here, there] = [visit(storage), visit(storage)];
    there.choose('granted');
    here.reread();
    expect(here.state()).toMatchObject({ choice: 'granted', asking: false });
    there.choose('denied');
    here.reread();
    expect(here.state().choice).toBe('denied');
  });

  it('is refused by Global Privacy Control, whatever was chosen before', () => {
    const storage = memory();
    visit(storage).choose('granted');
    const consent = visit(storage, { refused: true });
    expect(consent.state()).toMatchObject({ choice: 'denied', asking: false });
    consent.ask();
    consent.choose('granted');
    consent.reread();
    expect(consent.state()).toMatchObject({ choice: 'denied', asking: false });
  });

  it.each(['', 'null', '{', '[]', '{"version":1,"choice":"maybe"}', '{"version":"1","choice":"granted"}'])(
    'was never given by %s',
    (kept) => {
      expect(visit(memory({ consent: kept })).state().choice).toBe('unasked');
    },
  );

  it('holds for the document where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    const storage = { getItem: refuse, setItem: refuse };
    const consent = createConsent({ storage, version: 1, refused: false });
    consent.choose('granted');
    expect(consent.state().choice).toBe('granted');
    expect(createConsent({ storage: undefined, version: 1, refused: false }).state().asking).toBe(true);
  });
});
