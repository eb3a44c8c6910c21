import { expect, it } from 'vitest';
import { lazyValues } from './lazy-values.ts';

it('works out a value when it is first asked for, once, and for each object anew', () => {
  const Lazy = lazyValues<{ one: string[]; other: string[] }>('one', 'other');
  const asked: string[] = [];
  const make = (name: string) => () => {
    asked.push(name);
    return [name];
  };
  const first = new Lazy({ one: make('first one'), other: make('first other') });
  const second = new Lazy({ one: make('second one'), other: make('second other') });
  expect(asked).toEqual([]);
  expect(first.one).toBe(first.one);
  expect(second.one).toEqual(['second one']);
  expect(asked).toEqual(['first one', 'second one']);
});

it('has no getter of an object itself, which would outlive it', () => {
  const Lazy = lazyValues<{ one: number }>('one');
  const lazy = new Lazy({ one: () => 1 });
  expect(Object.getOwnPropertyNames(lazy)).toEqual([]);
  expect(lazy.one).toBe(1);
  expect(Object.getOwnPropertyDescriptor(lazy, 'one')?.get).toBeUndefined();
});
