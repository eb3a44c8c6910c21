import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const begun = () => {
  const said: string[] = [];
  const { together, alone } = createTurns();
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    said.push(`${name} ends`);
    if (name.startsWith('failing')) throw new Error(name);
  };
  return { said, join: (name: string) => together(work(name)), part: (name: string) => alone(work(name)) };
};

it('works go side by side; one that must be alone waits for those before and keeps those after waiting', async () => {
  const { said, join, part } = begun();
  await Promise.all([join('a'), join('b'), part('erase'), join('c'), part('retention')]);
  expect(said).toEqual([
    ...['a begins', 'b begins', 'a ends', 'b ends'],
    ...['erase begins', 'erase ends', 'c begins', 'c ends', 'retention begins', 'retention ends'],
  ]);
});

it('a work that fails tells only who asked for it', async () => {
  const { join, part } = begun();
  const works = [join('failing a'), part('failing erase'), join('b')];
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

it('the files of two saves are made one after the other, and those of the last one stay', async () => {
  const done: string[] = [];
  const { alone } = createTurns();
  const save = (name: string, milliseconds: number) =>
    alone(async () => {
      done.push(`${name} begins`);
      await wait(milliseconds);
      done.push(`${name} ends`);
    });
  await Promise.all([save('first', 20), save('last', 1)]);
  expect(done).toEqual(['first begins', 'first ends', 'last begins', 'last ends']);
});

it('the files of a save are made also when those of the one before could not be', async () => {
  const { alone } = createTurns();
  const failed = alone(() => Promise.reject(new Error('no bread')));
  const made = alone(async () => undefined);
  await expect(failed).rejects.toThrow('no bread');
  await expect(made).resolves.toBeUndefined();
});
