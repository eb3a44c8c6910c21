import { describe, expect, it } from 'vitest';
import { textHash } from '../../context/words/translations/text-hash.ts';
import { formerText } from './former-text.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyzE '];
const spellings = new Map([['linkedin', ['LinkedIn']]]);
const former = (now: string, before: string) => formerText(now, textHash(before), { letters, spellings });

describe('what a text was before a slip', () => {
  it.each([
    ['a letter too many', 'Every poiint', 'Every point'],
    ['a letter too few', 'Every pont', 'Every point'],
    ['another letter', 'Every paint', 'Every point'],
    ['two letters exchanged', 'Every pionts', 'Every points'],
    ['a word in capitals', 'Every POINT', 'Every point'],
    ['a word in small letters', 'On linkedin', 'On LinkedIn'],
    ['a letter lost at an end', 'very point', 'Every point'],
    ['an apostrophe lost that no other text has', 'Well drink', "We'll drink"],
    ['another sign for an apostrophe', 'We`ll drink', "We'll drink"],
    ['two signs for an apostrophe', "You''re here", 'You’re here'],
  ])('is known by its hash: %s', (_, now, before) => expect(former(now, before)).toBe(before));

  it('is unknown when more has changed, or when there is too much to try', () => {
    expect(former('Each point', 'Every point')).toBeUndefined();
    expect(former('a'.repeat(400), 'a'.repeat(399))).toBeUndefined();
  });
});
