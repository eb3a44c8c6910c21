import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

const options = {
  count: { type: 'string' },
  quiet: { type: 'boolean' },
  out: { type: 'string' },
  format: { type: 'string', multiple: true },
} as const;
const read = (...args: string[]) => readArguments({ args, options }, 'See --help.').values;

const faultOf = (...args: string[]): string => {
  try {
    read(...args);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a fault of a command line', () => {
  it.each([
    ['nothing', ['--count']],
    ['an option', ['--count', '--quiet']],
    ['a number below nothing', ['--count', '-1']],
  ])('is told in plain words when %s stands in the place of a value', (_, args) => {
    expect(faultOf(...args)).toBe(
      '--count needs a value behind it, which does not begin with a hyphen. See --help.',
    );
  });

  it('names the option that is unknown, and asks for the one that was meant', () => {
    expect(faultOf('--cuont')).toBe("Unknown option '--cuont'. Did you mean --count? See --help.");
    expect(faultOf('--other')).toBe("Unknown option '--other'. See --help.");
  });
});

it('an option with two values is refused, as only one of them could count', () => {
  expect(() => read('--out', 'a', '--quiet', '--out=b')).toThrow(
    '--out is there twice, with "a" and "b". Name one of them.',
  );
});

it('an option may be repeated with the same value, and without any', () => {
  expect(read('--out', 'a', '--out', 'a', '--quiet', '--quiet')).toEqual({ out: 'a', quiet: true });
});

it('an option that takes several values may have them', () => {
  expect(read('--format', 'text', '--format', 'json')).toEqual({ format: ['text', 'json'] });
});
