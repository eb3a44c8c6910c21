import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('the files of two saves are made one after the other, and those of the last one stay', async () => {
  const done: string[] = [];
  const next = inTurn();
  const save = (name: string, milliseconds: number) =>
    next(async () => {
      done.push(`${name} begins`);
      await wait(milliseconds);
      done.push(`${name} ends`);
    });
  await Promise.all([save('first', 20), save('last', 1)]);
  expect(done).toEqual(['first begins', 'first ends', 'last begins', 'last ends']);
});

it('the files of a save are made also when those of the one before could not be', async () => {
  const next = inTurn();
  const failed = next(() => Promise.reject(new Error('no bread')));
  const made = next(async () => undefined);
  await expect(failed).rejects.toThrow('no bread');
  await expect(made).resolves.toBeUndefined();
});
