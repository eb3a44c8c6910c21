import { describe, expect, it } from 'vitest';
import { isPlural, onlySlip } from './one-slip.ts';

it('takes no word that has lost its last letter for one of many', () => {
  expect(isPlural('partner', 'partners')).toBe(true);
  expect(isPlural('proces', 'process')).toBe(false);
});

describe('onlySlip', () => {
  it('finds what a single slip of a finger made of a word: a letter, two neighbours, large for small', () => {
    for (const word of ['titl', 'titles', 'tytle'])
      expect(onlySlip(word, ['title', 'text'])).toBe(word.length > 4 ? 'title' : undefined);
    expect(onlySlip('titel', ['title'])).toBe('title');
    expect(onlySlip('Title', ['title'])).toBe('title');
  });

  it('is not sure of short words, of two slips, or of one of two', () => {
    expect(onlySlip('line', ['link'])).toBeUndefined();
    expect(onlySlip('tidel', ['title'])).toBeUndefined();
    expect(onlySlip('item3', ['item1', 'item2'])).toBeUndefined();
  });

  it('takes no name of a row for another', () => {
    expect(onlySlip('team-2', ['team-1'])).toBeUndefined();
    expect(onlySlip('team-b', ['team-a'])).toBeUndefined();
    expect(onlySlip('story2', ['story'])).toBeUndefined();
    expect(onlySlip('taem-2', ['team-2'])).toBe('team-2');
  });
});
