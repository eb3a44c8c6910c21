import { expect, test } from 'vitest';
import { readOptions } from './read-arguments.ts';

const options = {
  out: { type: 'string' },
  quiet: { type: 'boolean' },
  format: { type: 'string', multiple: true },
} as const;
const read = (...args: string[]) => readOptions(args, options);

test('an option with two values is refused, as only one of them could count', () => {
  expect(() => read('--out', 'a', '--quiet', '--out=b')).toThrow(
    '--out is there twice, with "a" and "b". Name one of them.',
  );
});

test('an option may be repeated with the same value, and without any', () => {
  expect(read('--out', 'a', '--out', 'a', '--quiet', '--quiet')).toEqual({ out: 'a', quiet: true });
});

test('an option that takes several values may have them', () => {
  expect(read('--format', 'text', '--format', 'json')).toEqual({ format: ['text', 'json'] });
});
