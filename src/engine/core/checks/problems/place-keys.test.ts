import { describe, expect, it } from 'vitest';
import { lastPerPlace, oncePerPlace, parentKeysOf, placeKeysOf } from './place-keys.ts';

const file = 'pages/home.json';

const finding = (pointer: string, message: string) => ({ file, pointer, message });

describe('places as texts to look findings up by', () => {
  it('names every place that a finding is about, and what holds it', () => {
    const twice = { file, pointer: '/sections/0/id', also: ['/sections/2/id'] };
    expect(placeKeysOf(twice)).toEqual([`${file}\n/sections/0/id`, `${file}\n/sections/2/id`]);
    expect(parentKeysOf(twice)).toEqual([`${file}\n/sections/0`, `${file}\n/sections/2`]);
  });

  const findings = [finding('/a', 'first'), finding('/b', 'other'), finding('/a', 'later')];
  const messages = (kept: { message: string }[]) => kept.map(({ message }) => message);

  it('keeps the first or the last of the findings at a place', () => {
    expect(messages(oncePerPlace(findings))).toEqual(['first', 'other']);
    expect(messages(lastPerPlace(findings))).toEqual(['later', 'other']);
  });

  it('takes equal pointers of two files for two places', () => {
    const both = [finding('/a', 'here'), { ...finding('/a', 'there'), file: 'pages/contact.json' }];
    expect(oncePerPlace(both)).toEqual(both);
  });
});
