import { describe, expect, it } from 'vitest';
import { closest, closestKey, closestLocale, forFirst, nearestName } from './closest.ts';

describe('closest', () => {
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

  it('takes no name of which one word is quite another', () => {
    expect(nearestName('menuDelay', ['heroDelay', 'tooltipDelay'])).toBeUndefined();
    expect(nearestName('heroDealy', ['heroDelay', 'tooltipDelay'])).toBe('heroDelay');
  });

  it('takes a slip before both, and no word of three letters', () => {
    expect(nearestName('phones', ['microphones', 'phone'])).toBe('phone');
    expect(nearestName('map', ['treemap-view'])).toBeUndefined();
  });

  it('takes no long name of which the word is only a small part', () => {
    expect(nearestName('news', ['home', 'newsletter-confirm'])).toBeUndefined();
    expect(nearestName('newsletter', ['home', 'newsletter-confirm'])).toBe('newsletter-confirm');
  });
});

describe('closestLocale', () => {
  it('takes no code of two letters for another, but capitals and longer names', () => {
    expect(closestLocale('es', ['en'])).toBeUndefined();
    expect(closestLocale('eS', ['en', 'es'])).toBe('es');
    expect(closestLocale('ess', ['en', 'es'])).toBe('es');
  });
});

describe('closestKey', () => {
  it('takes a key of which every part is near, and none that only ends alike', () => {
    expect(closestKey('home.hero.titel', ['home.hero.title', 'home.hero.text'])).toBe('home.hero.title');
    expect(closestKey('form.company.placeholder', ['form.email.placeholder'])).toBeUndefined();
    expect(closestKey('about.careers.title', ['about.values.title'])).toBeUndefined();
    expect(closestKey('home.herotitle', ['home.hero.title'])).toBe('home.hero.title');
    expect(closestKey('hone.hero.titel', ['home.hero.title'])).toBeUndefined();
    expect(closestKey('homeh.ero.title', ['home.hero.text', 'home.hero.title'])).toBe('home.hero.title');
    expect(closestKey('HOME.HERO.TITLE', ['home.hero.text', 'home.hero.title'])).toBe('home.hero.title');
  });
});

it('of a key behind one part too many the key itself is meant, not one that is as long', () => {
  const keys = ['about.hero.title', 'home.hero.title', 'partner.hero.text', 'partner.bar.text', 'lost.text'];
  expect(closestKey('en.home.hero.title', keys)).toBe('home.hero.title');
  expect(closestKey('en.partner.bar.text', keys)).toBe('partner.bar.text');
  expect(closestKey('en.lost.all', [...keys, 'lost.all'])).toBe('lost.all');
});

describe('forFirst', () => {
  it('finds names for a hundred words, and none for what can be no slip any more', () => {
    const find = forFirst(closest);
    const found = Array.from({ length: 102 }, () => find('gitf', ['gift']));
    expect(found.filter((name) => name === 'gift')).toHaveLength(100);
    expect(found.slice(100)).toEqual([undefined, undefined]);
  });
});
