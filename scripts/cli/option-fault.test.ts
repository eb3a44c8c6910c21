import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { optionFault } from './option-fault.ts';

const faultOf = (...args: string[]): string => {
  try {
    parseArgs({ args, options: { count: { type: 'string' }, quiet: { type: 'boolean' } } });
    return '';
  } catch (error) {
    return optionFault(error, ['count', 'quiet']);
  }
};

describe('a fault of a command line', () => {
  it.each([
    ['nothing', ['--count']],
    ['an option', ['--count', '--quiet']],
    ['a number below nothing', ['--count', '-1']],
  ])('is told in plain words when %s stands in the place of a value', (_, args) => {
    expect(faultOf(...args)).toBe('--count needs a value behind it, which does not begin with a hyphen.');
  });

  it('names the option that is unknown, and asks for the one that was meant', () => {
    expect(faultOf('--cuont')).toBe("Unknown option '--cuont'. Did you mean --count?");
    expect(faultOf('--other')).toBe("Unknown option '--other'.");
  });
});
