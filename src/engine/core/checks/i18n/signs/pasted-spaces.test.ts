import { describe, expect, it } from 'vitest';
import { aroundPastedSpace, withoutPastedSpaces } from './pasted-spaces.ts';

describe('a no-break space', () => {
  it.each([
    ['Craft and\u00a0love in the\u00a0details', 'Craft and love in the details', ['and', 'love']],
    ['Somebody\u00a0is awake', 'Somebody is awake', ['Somebody', 'is']],
    ['Agencias,\u00a0bancos', 'Agencias, bancos', ['Agencias,', 'bancos']],
    ['we’re\u00a0sure', 'we’re sure', ['we’re', 'sure']],
  ])('is pasted between two words: %s', (text, mended, around) => {
    expect(withoutPastedSpaces(text)).toBe(mended);
    expect(aroundPastedSpace(text)).toEqual(around);
  });

  it.each([
    '3\u00a0noches',
    '24\u00a0de\u00a0diciembre',
    'page\u00a07',
    'qui\u00a0? «\u00a0Oui\u00a0»',
    'un sujet\u00a0: le\u00a0%',
    'ask J.\u00a0Cup',
    'ask Elena\u00a0de\u00a0la\u00a0Mar, please',
    'Sr.\u00a0García',
    'n.º\u00a05, y\u00a0otra',
    '%{weeks}\u00a0weeks',
  ])('keeps together what belongs together: %s', (text) => {
    expect(withoutPastedSpaces(text)).toBe(text);
    expect(aroundPastedSpace(text)).toBeUndefined();
  });
});
