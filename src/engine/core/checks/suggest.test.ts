import { describe, expect, it } from 'vitest';
import {
  closest,
  closestKey,
  editDistance,
  forFirst,
  isPlural,
  nearestName,
  onlySlip,
  withSuggestion,
} from './suggest.ts';

it('takes no word that has lost its last letter for one of many', () => {
  expect(isPlural('partner', 'partners')).toBe(true);
  expect(isPlural('proces', 'process')).toBe(false);
});

describe('closest', () => {
  it('counts the letters that must change', () => {
    expect(editDistance('titel', 'title')).toBe(1);
    expect(editDistance('tidel', 'title')).toBe(2);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('finds what was meant within two letters', () => {
    expect(closest('gitf', ['gift', 'shield'])).toBe('gift');
    expect(closest('Loyalti', ['loyalty', 'travel'])).toBe('loyalty');
  });

  it('prefers what sounds alike to what looks alike', () => {
    expect(closest('fone', ['bone', 'phone', 'home'])).toBe('phone');
    expect(closest('kontakt', ['contact', 'content'])).toBe('contact');
  });

  it('takes no short word for another that begins otherwise', () => {
    expect(closest('fone', ['bone', 'file', 'home'])).toBeUndefined();
    expect(closest('ihnt', ['hint', 'mint'])).toBe('hint');
    expect(closest('tilt', ['title'])).toBe('title');
  });

  it('suggests nothing that is too far away', () => {
    expect(closest('heading', ['title', 'text'])).toBeUndefined();
    expect(closest('ab', ['xy'])).toBeUndefined();
  });
});

describe('nearestName', () => {
  it('takes a name within the word, or the word within a name, before one of other letters', () => {
    expect(closest('telephone', ['megaphone', 'phone'])).toBe('megaphone');
    expect(nearestName('telephone', ['megaphone', 'phone', 'phone-call'])).toBe('phone');
    expect(nearestName('altText', ['src', 'alt'])).toBe('alt');
    expect(nearestName('contact-page', ['contact', 'home'])).toBe('contact');
  });

  it('takes a slip before both, and no word of three letters', () => {
    expect(nearestName('phones', ['microphones', 'phone'])).toBe('phone');
    expect(nearestName('map', ['treemap-view'])).toBeUndefined();
  });
});

describe('withSuggestion', () => {
  it('says what nobody sees in a name that looks right', () => {
    expect(withSuggestion('There is no "ca\u200brd".', 'card').message).toContain(
      'An invisible sign stands behind "ca". Type "card" again.',
    );
    expect(withSuggestion('There is no "cаrd".', 'card').message).toContain('is a Cyrillic letter');
  });

  it('asks for what was meant, or says what to do', () => {
    expect(withSuggestion('No.', 'yes', 'Do it.')).toEqual({
      message: 'No. Did you mean "yes"?',
      suggestion: 'yes',
    });
    expect(withSuggestion('No.', undefined, 'Do it.')).toEqual({ message: 'No. Do it.' });
    expect(withSuggestion('No.', undefined)).toEqual({ message: 'No.' });
  });
});

describe('closestKey', () => {
  it('takes a key of which every part is near, and none that only ends alike', () => {
    expect(closestKey('home.hero.titel', ['home.hero.title', 'home.hero.text'])).toBe('home.hero.title');
    expect(closestKey('form.company.placeholder', ['form.email.placeholder'])).toBeUndefined();
    expect(closestKey('about.careers.title', ['about.values.title'])).toBeUndefined();
    expect(closestKey('home.herotitle', ['home.hero.title'])).toBe('home.hero.title');
    expect(closestKey('hone.hero.titel', ['home.hero.title'])).toBeUndefined();
    expect(closestKey('HOME.HERO.TITLE', ['home.hero.text', 'home.hero.title'])).toBe('home.hero.title');
  });
});

describe('forFirst', () => {
  it('finds names for a hundred words, and none for what can be no slip any more', () => {
    const find = forFirst(closest);
    const found = Array.from({ length: 102 }, () => find('gitf', ['gift']));
    expect(found.filter((name) => name === 'gift')).toHaveLength(100);
    expect(found.slice(100)).toEqual([undefined, undefined]);
  });
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
