import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('works out once what follows from an object, and again for another', () => {
  const made = remembered((names: string[]) => ({ names }));
  const one = ['a'];
  expect(made(one)).toBe(made(one));
  expect(made(['a'])).not.toBe(made(one));
});

it('works out once what follows from a part, whatever is around it', () => {
  const part = {};
  const made = remembered(
    ({ name }: { name: string; part: object }) => name,
    (given) => given.part,
  );
  expect(made({ name: 'first', part })).toBe('first');
  expect(made({ name: 'second', part })).toBe('first');
  expect(made({ name: 'third', part: {} })).toBe('third');
});
