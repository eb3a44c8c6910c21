import { expect, it } from 'vitest';
import { meantGroup } from './meant-group.ts';
import { wordsOf } from './words.ts';

it('a group that pages call otherwise is meant when it has all texts that they show', () => {
  const words = wordsOf('en', { rewards: { hero: { title: 'a', text: 'b' } }, about: { title: 'c' } });
  expect(meantGroup(words, 'reward', ['reward.hero.title', 'reward.hero.text'])).toBe('rewards');
  expect(meantGroup(words, 'rewards.her', ['rewards.her.title'])).toBe('rewards.hero');
  expect(meantGroup(words, 'reward', ['reward.hero.title', 'reward.hero.note'])).toBeUndefined();
  expect(meantGroup(words, 'pricing', ['pricing.title'])).toBeUndefined();
});
