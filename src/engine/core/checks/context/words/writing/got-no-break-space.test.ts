import { describe, expect, it } from 'vitest';
import { gotNoBreakSpace } from './got-no-break-space.ts';

describe('a no-break space where a simple one was', () => {
  it('is told with the words on both sides of it', () => {
    expect(gotNoBreakSpace('Somebody\u00a0is awake', 'Somebody is awake')).toContain(
      'A no-break space stands between "Somebody" and "is"',
    );
    expect(gotNoBreakSpace('Agencias,\u00a0bancos', 'Agencias, bancos')).toContain(
      'between "Agencias," and "bancos"',
    );
  });

  it('belongs beside numbers and signs', () => {
    for (const [text, former] of [
      ['3\u00a0noches', '3 noches'],
      ['page\u00a07', 'page 7'],
      ['qui\u00a0?', 'qui ?'],
      ['ask J.\u00a0Cup', 'ask J. Cup'],
      ['%{weeks}\u00a0weeks', '%{weeks} weeks'],
    ] as const)
      expect(gotNoBreakSpace(text, former)).toBe('');
  });

  it('is not told where more has changed, or where it was', () => {
    expect(gotNoBreakSpace('Somebody\u00a0was', 'Somebody is')).toBeUndefined();
    expect(gotNoBreakSpace('Somebody is', 'Somebody\u00a0is')).toBeUndefined();
  });
});
