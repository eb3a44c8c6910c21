import { expect, it } from 'vitest';
import { wordsOf } from '../../context/words/keys/words.ts';
import { meantGroup } from './meant-group.ts';

const words = {
  rewards: { hero: { title: 'a', text: 'b' } },
  about: { title: 'c', team: { founder: { role: 'd', bio: 'e' }, support: { role: 'f', bio: 'g' } } },
};

const meantBy = (group: string, names: string[], shown: string[] = []): string | undefined => {
  const context = { sourceWords: wordsOf('en', words), mentioned: new Set(shown) };
  const keys = names.map((name) => `${group}.${name}`);
  return meantGroup(context, group, keys);
};

it('a group that pages call otherwise is meant when it has all texts that they show', () => {
  expect(meantBy('reward', ['hero.title', 'hero.text'])).toBe('rewards');
  expect(meantBy('Rewards', ['hero.title', 'hero.text'])).toBe('rewards');
  expect(meantBy('rewards.her', ['title'])).toBe('rewards.hero');
  expect(meantBy('reward', ['hero.title', 'hero.note'])).toBeUndefined();
  expect(meantBy('pricing', ['title'])).toBeUndefined();
});

it('the words of somebody else are not meant by a new name, however long the names around both are', () => {
  expect(meantBy('about.team.finance', ['role', 'bio'])).toBeUndefined();
  expect(meantBy('about.team.supply', ['role', 'bio'])).toBeUndefined();
});

it('a group that is shown by its own name is not meant by a new one that is nearly alike', () => {
  expect(meantBy('about.team.foundr', ['role', 'bio'])).toBe('about.team.founder');
  expect(meantBy('about.team.foundr', ['role', 'bio'], ['about.team.founder.role'])).toBeUndefined();
  expect(meantBy('about.team.support2', ['role', 'bio'])).toBeUndefined();
});
